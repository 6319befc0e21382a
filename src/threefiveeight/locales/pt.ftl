# Português do Brasil. Uma mensagem por frase; cartas, nomes e números chegam como variáveis.

### Cartas e contratos

suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
  }
rank-A = ás
rank-K = rei
rank-Q = dama
rank-J = valete
rank-T = dez
rank-9 = nove
rank-8 = oito
rank-7 = sete
rank-6 = seis
rank-5 = cinco
rank-4 = quatro
rank-3 = três
rank-2 = dois
card-name = { $rank } de { suit }
contract-S = Espadas
contract-H = Copas
contract-D = Ouros
contract-C = Paus
contract-NT = Sem trunfo
contract-MIS = Misère
hidden-card = Carta fechada

### Nomes

you = Você
bot-level = { $level ->
    [random] ao acaso
    [novice] novato
    [careful] cuidadoso
    [good] bom
    [strong] forte
    [expert] experiente
    [master] mestre
   *[other] { $level }
  }
preset-sergeant-major = Sergeant Major
preset-nine-five-two = 9-5-2
preset-six-three-eight = 6-3-8
preset-three-five-eight = 3-5-8
preset-three-five-eight-classic = 3-5-8 clássico
preset-sergeant-major-british = Sergeant Major britânico
preset-custom = Regras próprias

### Página inicial

tagline = Três jogadores, dezesseis cartas, três metas a cumprir.
landing-lead = O clássico jogo de vazas para três, também chamado Sergeant Major. Jogue já contra o computador: sem cadastro, sem anúncios.
play = Jogar
play-what = { $preset } · { $deals }
deals-count = { $count ->
    [one] { $count } mão
   *[other] { $count } mãos
  }
deals-endless = sem número fixo de mãos
continue = Continuar
continue-what = Continuar: { $preset }, mão { $deal }
games = Jogos…
settings = Ajustes
menu = Menu
language = Idioma
home = Início
close = Fechar
loading = Um momento…
error-start = Não foi possível abrir a mesa. Tente de novo.
error-network = Sem conexão com o servidor. Tente de novo.
places = Mais
place-learn = Aprender a jogar
place-rules = Regras
place-statistics = Estatísticas
place-sheet = Folha de pontos

### Escolha do jogo

games-title = Escolha um jogo
games-preset = Jogo
games-deals = Número de mãos
games-no-limit = Sem limite
games-level-of = Nível: { $name }
games-options = Todas as regras
games-options-hint = Todas as regras podem ser alteradas. As alteradas ficam marcadas.
games-changed = alterada
games-reset = Restaurar o padrão
games-start = Começar
games-refused = Estas regras não combinam
games-none = sem limite
games-deals-range = De { $min } a { $max }
preset-about-sergeant-major = O distribuidor deve fazer 8 vazas, escolhe o trunfo e pega o monte.
preset-about-nine-five-two = Como Sergeant Major, com 9, 5 e 2 vazas a fazer.
preset-about-six-three-eight = 17 cartas para cada um, sem monte; até +10 ou −10.
preset-about-three-five-eight = O primeiro jogador deve fazer 8 vazas e escolhe com seis cartas; cada contrato uma vez.
preset-about-three-five-eight-classic = Como 3-5-8, mas ninguém é obrigado a cortar, e não se dá trunfo na troca.
preset-about-sergeant-major-british = O distribuidor descarta antes de pegar o monte, sem vê-lo.

option-targets = Vazas a fazer
option-targets-seats = distribuidor, primeiro, terceiro
option-deck = Cartas do baralho
option-chooser = Quem escolhe o contrato
option-contracts = Contratos permitidos
option-each_contract_once = Cada jogador escolhe cada contrato só uma vez
option-choose_after = Cartas vistas antes de escolher
option-kitty = O monte
option-kitty_public = O monte é mostrado a todos
option-void_play = Quem não pode seguir o naipe
option-exchange = Troca de cartas
option-exchange_mode = Como se trocam as cartas
option-exchange_order = Quem troca primeiro
option-exchange_trump = Quando se dá um trunfo
option-cards_per_over = Cartas por vaza a mais
option-rotate_targets = As metas avançam a cada três mãos
option-end_tricks = Vazas em uma mão que ganham na hora
option-end_total = Total que encerra a partida
option-end_floor = Total baixo que encerra a partida
option-end_deals = Número de mãos
option-tie = Empate no final
role-dealer = Distribuidor
role-eldest = Primeiro
role-third = Terceiro
value-deck-52 = 52 (16 cada um e um monte)
value-deck-51 = 51 (17 cada um, sem monte)
value-chooser-dealer = o distribuidor
value-chooser-eldest = à esquerda do distribuidor
value-choose_after-6 = as seis primeiras
value-choose_after-all = todas
value-kitty-none = sem monte
value-kitty-look_name_discard = ver, escolher, descartar 4
value-kitty-name_take_discard = escolher, pegar, descartar 4
value-kitty-name_discard_take = escolher, descartar 4, pegar
value-void_play-free = joga qualquer carta
value-void_play-must_trump = corta se puder
value-exchange-off = nenhuma
value-exchange-before_contract = antes do contrato
value-exchange-after_contract = após o contrato, com trunfo
value-exchange_mode-name_suit = pede naipe, recebe a mais alta
value-exchange_mode-give_card = dá carta, recebe a mais alta
value-exchange_order-most_up = mais em alta primeiro
value-exchange_order-new_target = maior meta primeiro
value-exchange_trump-normal = como qualquer carta
value-exchange_trump-forbidden = não é permitido
value-exchange_trump-free_return = qualquer carta pode voltar
value-cards_per_over-1 = uma
value-cards_per_over-2 = duas
value-tie-shared = todos os empatados ganham
value-tie-playoff = uma mão de desempate

refused-targets = As três metas devem ser 0 ou mais e somar as vazas de uma mão: 16 com 52 cartas, 17 com 51.
refused-deck = Um baralho de 51 cartas vai sem monte; um de 52, com monte.
refused-kitty = O monte exige 52 cartas. Vê-lo antes não combina com escolher com seis cartas nem com a troca depois do contrato.
refused-kitty_public = Só um monte pode ser mostrado: escolha uma ordem para o monte ou desligue esta opção.
refused-choose_after = Escolher com seis cartas não combina com a troca antes do contrato nem com ver o monte antes.
refused-contracts = Permita pelo menos um contrato.
refused-each_contract_once = “Só uma vez” exige um número de mãos, no máximo três vezes o número de contratos.
refused-exchange_trump = Uma regra especial para trunfos exige a troca depois do contrato, dando uma carta.
refused-end_tricks = De 1 até o número de vazas de uma mão.
refused-end_total = 1 ou mais.
refused-end_floor = −1 ou menos.
refused-end_deals = De 1 a 99, ou sem limite se a partida puder acabar de outro modo: por um total, um total baixo ou vazas.
refused-other = Este valor não é possível: { $option }.

### Mesa

table = Mesa
opponents = Outros jogadores
your-hand = Suas cartas
table-actions = Ações
deal-of = Mão { $deal }/{ $deals }
deal-number = Mão { $deal }
deal-playoff = Desempate
trump-is = Trunfo: { $contract }
trump-chip-none = Sem contrato ainda
trump-chip-NT = Sem trunfo
trump-chip-MIS = Misère
total = Total
your-total = Seu total: { $total }
counter = { $tricks }/{ $target }
counter-limit = { $tricks } de máx. { $target }
counter-label = { $tricks ->
    [one] { $tricks } vaza, { $target } a fazer
   *[other] { $tricks } vazas, { $target } a fazer
  }
counter-limit-label = { $tricks ->
    [one] { $tricks } vaza, no máximo { $target }
   *[other] { $tricks } vazas, no máximo { $target }
  }
cards-left = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
dealer-mark = D
dealer-label = distribuidor
chooser-label = escolheu o contrato
thinking = está jogando
led-mark = saída
winning-mark = vence
tap-to-continue = Toque para continuar
card-playable = { $card }, pode jogar, { $place } de { $count }
card-blocked = { $card }, não pode jogar agora, { $place } de { $count }
card-open = { $card }, pode escolher, { $place } de { $count }
card-plain = { $card }, { $place } de { $count }
card-selected = { $card }, escolhida, { $place } de { $count }
card-new = { $card }, nova, { $place } de { $count }
cards-hidden = { $count ->
    [one] { $count } carta ainda fechada
   *[other] { $count } cartas ainda fechadas
  }

### O que fazer

prompt-wait = Vez de { $name }
prompt-wait-contract = { $name } escolhe o contrato
prompt-wait-exchange = { $name } troca cartas
prompt-wait-discard = { $name } descarta
prompt-lead = Sua vez: saia com qualquer carta
prompt-follow = Sua vez: siga { suit }
prompt-trump = Sua vez: sem { suit }, você deve cortar
prompt-any = Sua vez: sem { suit }, jogue o que quiser
prompt-lifted = Toque de novo para jogar { $card }
prompt-contract = Escolha o contrato
prompt-contract-six = Escolha o contrato com suas seis primeiras cartas
prompt-name = Peça um naipe a { $name }
prompt-pay = Devolva uma carta a { $name }
prompt-give = Escolha uma carta para { $name }
prompt-give-choose = Escolha quem dá uma carta a você
prompt-return = Você recebeu um trunfo: escolha o que devolver
prompt-exchanged = Veja o que foi trocado e depois OK
prompt-discard = Descarte { $count ->
    [one] uma carta
   *[other] { $count } cartas
  }
prompt-next = A mão acabou
prompt-over = A partida acabou
prompt-trick-you = A vaza é sua
prompt-trick = { $name } faz a vaza
your-turn = Sua vez.
your-turn-card = Sua vez, carta { $number }.

### Contrato

picker-title = Seu contrato
picker-target = fazer { $target }
picker-limit = máx. { $limit }
picker-used = já usado
picker-used-label = { $contract }, já escolhido
picker-choose = { $contract }: { $target } a fazer
picker-choose-limit = { $contract }: no máximo { $limit }
picker-held = você tem { $count }

### Troca

exchange = Troca
exchange-left = { $count ->
    [one] falta { $count } carta
   *[other] faltam { $count } cartas
  }
exchange-you-up = Você recebe de { $name }
exchange-you-down = { $name } recebe de você
exchange-others = { $to } recebe de { $from }
exchange-preview = Você dá { $card } e recebe a carta de { suit } mais alta de { $name }.
exchange-preview-trump = Você dá { $card }; { $name } devolve qualquer carta.
exchange-give = Dar { $card } a { $name }
exchange-pick = Escolha uma das suas cartas.
exchange-end = Encerrar troca
exchange-name = Pedir { suit } a { $name }
exchange-void = não tem
exchange-pay-hint = Você recebeu { $card }. Devolva qualquer carta.
exchange-return-hint = { $name } deu a você { $card }.
exchange-ledger = Até agora
exchange-swap = { $name } tirou { $taken } e deu { $got }
exchange-swap-same = { $name } deu { $got } e recebeu a mesma carta
exchange-ok = OK
give-back = Devolver { $card }
pay-card = Dar { $card }

### Monte e descarte

kitty = Monte
kitty-of = { $name } pega o monte
kitty-of-you = Você pega o monte
kitty-blind = Você pega o monte depois do descarte, sem vê-lo antes.
discard-button = Descartar { $count }/{ $need }
discard-ace = Você está descartando um ás.
discard-ace-ok = Descartar o ás

### Por que não

why-out_of_turn = Não é a sua vez.
why-phase = Isso não é possível agora.
why-not_held = Você não tem essa carta.
why-follow = Você deve seguir { suit }.
why-must_trump = Você não tem o naipe, então deve cortar com trunfo.
why-contract_unknown = Esse contrato não se joga nesta mesa.
why-contract_used = Você já escolheu esse contrato.
why-no_claim = Você não tem cartas a receber desse jogador.
why-suit_blocked = Esse jogador não tem cartas desse naipe.
why-trump_forbidden = Não se pode dar um trunfo.
why-discard_count = Descartam-se exatamente quatro cartas.
why-over = A mão acabou.
why-stale = O jogo já tinha avançado. Escolha de novo.
why-busy = O servidor está ocupado. Tente de novo.
why-malformed = O servidor não entendeu.
why-not_your_turn = Não é a sua vez.

### Conexão

link-slow = Enviando…
link-lost = Sem conexão. Tentando de novo…
link-gone = Esta mesa não existe mais.
link-taken = A mesa foi aberta em outra janela.
link-take-back = Jogar aqui

### Histórico e anúncios

log = Histórico
log-empty = Ainda não aconteceu nada.
log-dealt = { $name } dá as cartas.
log-dealt-you = Você dá as cartas.
log-contract = { $name } escolhe { $contract }, { $target } a fazer.
log-contract-you = Você escolhe { $contract }, { $target } a fazer.
log-contract-limit = { $name } escolhe misère, no máximo { $target }.
log-contract-limit-you = Você escolhe misère, no máximo { $target }.
log-named = { $name } pede { suit } a { $other }.
log-named-you = Você pede { suit } a { $other }.
log-named-to-you = { $name } pede { suit } a você.
log-void = { $name } não tem { suit }.
log-void-you = Você não tem { suit }.
log-moved = { $name } dá uma carta a { $other }.
log-moved-from-you = Você dá a { $other }: { $card }.
log-moved-to-you = { $name } dá a você: { $card }.
log-stopped = { $name } encerra a troca.
log-stopped-you = Você encerra a troca.
log-kitty = { $name } pega o monte.
log-kitty-you = Você pega o monte.
log-kitty-cards = { $name } pega o monte: { $cards }.
log-kitty-cards-you = Você pega o monte: { $cards }.
log-discarded = { $name } descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
log-discarded-you = Você descarta { $cards }.
log-played = { $name }: { $card }
log-played-you = Você: { $card }
log-trick = { $name } faz a vaza.
log-trick-you = Você faz a vaza.
log-scored = A mão acabou.
log-over = A partida acabou.

### Placar

last-trick = Última vaza
last-trick-none = Nenhuma vaza ainda.
last-trick-of = Feita por { $name }
last-trick-of-you = Feita por você
scores = Placar
sheet-title = Mão { $deal }
sheet-title-playoff = Mão { $deal }: desempate
sheet-player = Jogador
sheet-tricks = Vazas
sheet-target = Meta
sheet-limit = Máx.
sheet-points = Pontos
sheet-total = Total
sheet-sum = Soma
sheet-deal = Mão
sheet-contract = Contrato
sheet-all = Todas as mãos
sheet-ended = Encerrada antes do fim: sem pontos.
sheet-none = Nenhuma mão terminou ainda.
next-deal = Próxima mão
result-you = Você ganhou!
result-you-shared = Você ganhou junto com { $names }.
result-one = { $name } ganhou.
result-shared = { $names } ganharam juntos.
play-again = Jogar de novo
save-record = Salvar partida

### Ajustes

settings-title = Ajustes
setting-speed = Velocidade
value-speed-fast = rápida
value-speed-normal = normal
value-speed-slow = lenta
value-speed-click = continuo com um toque
setting-confirm = Jogar uma carta
value-confirm-auto = um toque, dois em cartas estreitas
value-confirm-always = sempre dois toques
value-confirm-never = sempre um toque
setting-high = Cartas altas
value-high-left = à esquerda
value-high-right = à direita
setting-trumpSide = O trunfo na mão
value-trumpSide-among = entre os outros
value-trumpSide-left = à esquerda
value-trumpSide-right = à direita
setting-letters = Letras das cartas
value-letters-auto = conforme o idioma
setting-deck = Cores dos naipes
value-deck-standard = duas cores
value-deck-four = quatro cores
value-deck-safe = para daltônicos
setting-large = Números grandes
setting-winning = Mostrar quem está ganhando a vaza
setting-single = Jogar automaticamente a única carta possível
setting-keys = Letras do teclado como atalhos
setting-speech = O leitor de tela lê
value-speech-card = cada carta
value-speech-trick = cada vaza
value-speech-deal = só a mão
setting-tips = Dicas para iniciantes
setting-motion = As cartas se movem
value-motion-auto = conforme o sistema
value-motion-off = nunca

### Regras desta mesa

rules-title = Regras desta mesa
rules-p1 = Três jogadores, cada um por si. O ás é a carta mais alta, o dois a mais baixa. Cada um tem um número de vazas a fazer; cada vaza a mais é um ponto ganho, cada vaza a menos é um ponto perdido.
rules-targets = Vazas a fazer: distribuidor { $dealer }, primeiro jogador (à esquerda dele) { $eldest }, terceiro jogador { $third }. Depois de cada mão, o distribuidor muda, e as metas mudam com ele.
rules-deck-52 = 52 cartas: 16 para cada jogador e 4 no monte.
rules-deck-51 = 51 cartas, sem o dois de paus: 17 para cada jogador, sem monte.
rules-chooser-dealer = O distribuidor escolhe o contrato: { $contracts }.
rules-chooser-eldest = O primeiro jogador escolhe o contrato: { $contracts }.
rules-once = Cada jogador só pode escolher cada contrato uma vez na partida.
rules-six = Quem escolhe vê só suas seis primeiras cartas antes de decidir.
rules-nt = Sem trunfo: ganha a carta mais alta do naipe de saída.
rules-mis = Misère: não há trunfo, e as metas viram limites. Quem devia fazer o maior número de vazas agora pode fazer o menor; cada vaza abaixo do limite é um ponto ganho.
rules-kitty-look_name_discard = Quem escolhe pega o monte, anuncia o contrato e descarta quatro cartas.
rules-kitty-name_take_discard = Quem escolhe anuncia o contrato, pega o monte e descarta quatro cartas.
rules-kitty-name_discard_take = Quem escolhe anuncia o contrato, descarta quatro cartas e pega o monte sem vê-lo antes.
rules-kitty-public = O monte é mostrado a todos.
rules-kitty-private = Só quem escolhe vê o monte.
rules-lead = O primeiro jogador sai na primeira vaza. Quem pode segue o naipe. Ganha o trunfo mais alto ou, se nenhum foi jogado, a carta mais alta do naipe de saída; quem ganha sai na vaza seguinte.
rules-void-free = Quem não pode seguir o naipe joga qualquer carta.
rules-void-must_trump = Quem não pode seguir o naipe deve cortar, com qualquer trunfo.
rules-exchange-off = Não há troca de cartas.
rules-exchange-before_contract = A partir da segunda mão, antes do contrato, quem ficou em alta na mão anterior pode trocar uma carta por ponto com quem ficou em baixa.
rules-exchange-after_contract = A partir da segunda mão, depois que um naipe de trunfo foi escolhido, quem ficou em alta na mão anterior pode trocar uma carta por ponto com quem ficou em baixa.
rules-mode-name_suit = A cada vez, ele pede um naipe, recebe a carta mais alta que o outro tem desse naipe e devolve qualquer carta.
rules-mode-give_card = A cada vez, ele dá uma carta e recebe a mais alta que o outro tem desse naipe, talvez a mesma carta.
rules-trump-forbidden = Não se pode dar um trunfo.
rules-trump-free_return = Em troca de um trunfo, qualquer carta pode voltar.
rules-double = Duas cartas por ponto, em vez de uma.
rules-rotate = A cada três mãos, as metas avançam um papel.
rules-end-deals = A partida dura { $count ->
    [one] uma mão
   *[other] { $count } mãos
  }; ganha o total mais alto.
rules-end-total = A partida acaba depois de uma mão em que alguém chega a um total de { $total } ou mais.
rules-end-floor = A partida acaba depois de uma mão em que alguém chega a um total de { $total } ou menos.
rules-end-tricks = Quem faz { $count ->
    [one] { $count } vaza
   *[other] { $count } vazas
  } em uma mão ganha a partida na hora, exceto na misère.
rules-tie-shared = Jogadores empatados na liderança ganham juntos.
rules-tie-playoff = Jogadores empatados na liderança jogam uma mão de desempate, sem troca.
rules-discards = As cartas descartadas não contam para ninguém.
rules-newcomer = Na sua primeira partida aqui, você se senta de modo que outro jogador escolha antes.

### Teclas

keys = Teclas
keys-title = Teclas
key-arrows = carta anterior, seguinte
key-updown = outra fila ou naipe
key-homeend = primeira, última carta
key-enter = jogar ou escolher uma carta, recolher a vaza
key-numbers = ir a um naipe; escolher um contrato
key-confirm = descartar, encerrar a troca
key-escape = desfazer a escolha, fechar
key-f6 = mesa, cartas, painel
key-T = ler a vaza
key-L = última vaza
key-R = ler suas cartas
key-S = placar
key-G = regras desta mesa
key-N = próxima mão
key-help = estas teclas
keyname-Home = Home
keyname-End = End
keyname-Enter = Enter
keyname-Space = Espaço
keyname-Shift = Shift
keyname-Esc = Esc

### Dicas

tip-ok = Entendi
tip-stop = Sem mais dicas
tip-lead = Saia com qualquer carta: a mais alta do naipe vence, se ninguém cortar.
tip-follow = Jogue uma carta levantada: é preciso seguir o naipe de saída.
tip-target = “{ $tricks }/{ $target }”: as vazas feitas e quantas você deve fazer.
tip-trump = O trunfo é { suit }: vence todos os outros naipes.
tip-hint = Na dúvida? A lâmpada (“{ hint }”) sugere uma carta.
tip-void = Você não pode seguir: um trunfo vence qualquer outro naipe.
tip-contract = Escolha o naipe de que você tem mais cartas: ele vence todos os outros.
tip-give = Dê uma carta baixa: a mais alta desse naipe volta para você.
tip-name = Peça um naipe em que você não tem o ás.
tip-discard = Descarte cartas baixas de naipes curtos; guarde trunfos e ases.
tip-discard-mis = Descarte cartas altas: elas fariam vazas que você não quer.
tip-mis = Agora fazer vazas é ruim: fique abaixo do limite, livre-se das cartas altas.
tip-nt = Sem trunfo: a carta mais alta do naipe de saída sempre ganha.
tip-up = Você ficou em alta: agora os outros devem boas cartas a você.
tip-pay = Pague com uma carta baixa de um naipe que não faz falta.
tip-return = Devolva qualquer carta: uma de que você não precisa.
tip-taken = Você ficou em baixa na mão anterior: os outros tiraram cartas de você.
tip-kitty = O monte é seu: bolinhas marcam as cartas novas, descarte quatro.
tip-won = Você fez uma vaza! Quem a faz sai na próxima.
tip-throw = Não dá para seguir nem cortar: jogue uma carta baixa.
tip-mis-void = Você não pode seguir: livre-se de uma carta alta perigosa.
tip-points = Uma vaza acima da sua meta ganha um ponto, uma a menos perde um.
tip-points-mis = Uma vaza abaixo do seu limite ganha um ponto, uma acima perde um.
tip-end = Ganha o total mais alto. Partidas mais longas: “{ games }” na página inicial.

### Lições

lesson-title = Primeira partida
lesson-about = Dez passos curtos, uns cinco minutos. Você aprende jogando.
lesson-start = Começar
lesson-continue = Continuar
lesson-again = Recomeçar
lesson-done = Você concluiu a primeira partida.
lesson-step = Passo { $step } de { $count }
lesson-leave = Sair e continuar daqui depois
lesson-skip = Pular
lesson-back = Voltar
lesson-next = Avançar
lesson-read = Primeiro toque em “{ $button }”.
lesson-end-title = Essa foi a sua primeira partida
lesson-end-text = Você viu tudo o que acontece em uma mão. Numa partida de verdade também ninguém apressa você; as regras estão no menu.
lesson-play = Jogar de verdade
lesson-more = Aprender mais
lesson-step-table = A mesa
lesson-step-trick = Uma vaza
lesson-step-numbers = Três números
lesson-step-choose = O trunfo
lesson-step-exchange = A troca
lesson-step-kitty = O monte
lesson-step-discard = O descarte
lesson-step-play = O jogo
lesson-step-none = Jogar sem trunfos
lesson-step-score = Os pontos
lesson-table-seats = Esta é a sua mesa. Ada e Ben jogam contra você e um contra o outro: cada um por si.
lesson-table-cards = Cada um tem dezesseis cartas; quatro ficam à parte. O ás é a mais alta; depois rei, dama, valete, dez, até o dois.
lesson-table-play = Ben joga { $led }. Agora é a sua vez: toque na carta levantada, { $card }.
lesson-table-play-hint = Guarde seus melhores ouros. Jogue { $card }.
lesson-table-trick = Três cartas formam uma vaza. Ben saiu, isto é, jogou primeiro; a carta dele é a mais alta e faz a vaza.
lesson-trick-follow = Ben joga { $led }. Você deve seguir o naipe: paus, se tiver. Jogue a mais alta, { $card }.
lesson-trick-follow-hint = Com { $card } a vaza é sua com certeza.
lesson-trick-won = Ninguém tem carta de paus mais alta: a vaza é sua! Quem faz a vaza sai na próxima.
lesson-trick-lead = Então agora você sai, com qualquer carta. Comece com { $card }.
lesson-trick-lead-hint = Pode, mas ninguém vence um ás: jogue { $card }.
lesson-trick-again = Os dois tiveram que seguir espadas, e nada vence o seu ás. Duas vazas!
lesson-numbers-what = Mais tarde na mesma mão. Cada um tem um número de vazas a fazer: 3, 5 ou 8. Aqui Ada 3, Ben 8, você 5.
lesson-numbers-counter = “4/5” quer dizer: quatro vazas feitas, cinco a fazer.
lesson-numbers-make = Os outros não têm mais espadas, então ninguém vence as suas. Saia com { $card }.
lesson-numbers-make-hint = Esse naipe os outros ainda podem vencer. Saia com { $card }.
lesson-numbers-made = Cinco de cinco! Daqui em diante cada vaza vale um ponto. Cada vaza a menos custa um ponto.
lesson-numbers-more = Faça mais uma: saia com { $card }.
lesson-numbers-more-hint = Esse naipe os outros ainda podem vencer. Saia com { $card }.
lesson-numbers-over = Seis em vez de cinco: um ponto ganho.
lesson-choose-points = A primeira mão acabou. Os pontos dela estão sob os nomes: Ada também ganhou um, Ben perdeu dois.
lesson-choose-who = Nova mão: o distribuidor ({ dealer-mark }) e os números mudaram. Agora você tem 8 a fazer, por isso escolhe o trunfo.
lesson-choose-six = Você só vê seis cartas por enquanto. Escolha o naipe de que tem mais cartas: copas.
lesson-choose-six-hint = Você tem quatro copas, com ás e rei. Escolha copas.
lesson-choose-trump = Copas é trunfo: qualquer carta de copas vence qualquer carta dos outros naipes. Aqui estão todas as suas cartas.
lesson-exchange-why = Na mão anterior você e Ada fizeram uma vaza a mais, Ben duas a menos. Por isso ele deve uma carta a cada um.
lesson-exchange-give = Dê { $card } a ele: ele deve devolver a carta de espadas mais alta. Toque na carta e depois no botão.
lesson-exchange-give-hint = Dê uma carta que não fará falta: { $card }.
lesson-exchange-got = Foi um dois, veio o ás de espadas!
lesson-kitty-ada = Agora Ada recebe a carta dela. Depois são viradas as quatro cartas que ficaram à parte.
lesson-kitty-shown = O monte são as quatro cartas à parte. Fica com quem escolheu o trunfo: você.
lesson-kitty-hand = Uma bolinha marca as cartas novas. Vinte cartas são quatro a mais.
lesson-discard-four = Descarte quatro: todos os ouros e a carta de paus mais baixa. Toque nas cartas levantadas e depois no botão.
lesson-discard-four-hint = Guarde trunfos e cartas altas. Só as levantadas saem.
lesson-discard-void = Agora você não tem nenhuma carta de ouros. Logo verá para que isso serve.
lesson-play-lead = Você está à esquerda do distribuidor, por isso sai primeiro. Jogue seu trunfo mais alto, { $card }.
lesson-play-lead-hint = Pode, mas antes puxe os trunfos dos outros: jogue { $card }.
lesson-play-drawn = Os dois tiveram que seguir copas: dois trunfos a menos contra você.
lesson-play-later = Pouco depois Ben fez uma vaza, e agora é ele quem sai.
lesson-play-trump = Ben joga { $led }, e você não tem ouros. Então deve jogar um trunfo; um baixo basta: { $card }.
lesson-play-trump-hint = Guarde os trunfos altos para depois. { $card } basta.
lesson-play-won = Seu cinco vence um ás, porque é trunfo. Foi para isso que você descartou os ouros.
lesson-none-trump = Terceira mão. Ada também pode escolher “Sem trunfo”: aí ganha sempre a carta mais alta do naipe de saída, como na sua primeira mão.
lesson-none-named = Ou então “Misère”, e é o que ela escolhe agora.
lesson-none-star = A estrela diz que Ada escolheu. Ela também pegou o monte e descartou quatro cartas.
lesson-none-limits = Agora fazer vazas é ruim, e os números viram limites: 3 para Ada, 5 para Ben, 8 para você.
lesson-none-below = Ada joga { $led }. Fique abaixo, para que ela faça a vaza: { $card }.
lesson-none-below-hint = Livre-se da carta de copas mais alta que não ganha: { $card }.
lesson-none-taken = Ada tem de fazer a vaza. Cada vaza abaixo do seu limite será um ponto.
lesson-none-away = Mais tarde Ben sai com espadas, e você não tem. Jogue a sua carta mais perigosa: { $card }.
lesson-none-away-hint = Aqui não há trunfos, e nenhum outro naipe ganha: livre-se de { $card }.
lesson-none-gone = O ás se foi, e a vaza é de Ben.
lesson-score-last = A última vaza da mão. Jogue sua última carta, { $card }.
lesson-score-last-hint = Jogue { $card }.
lesson-score-points = Você fez seis vazas, duas abaixo do seu limite de oito: dois pontos.
lesson-score-totals = Somam-se os pontos das mãos: um, um e dois são quatro. Você tem o total mais alto e ganha!

### Exercícios

exercises = Exercícios
exercises-lead = Posições reais de mãos reais. A melhor jogada de cada uma foi encontrada com uma análise muito mais profunda que a dos jogadores virtuais deste site.
exercises-progress = { $done } de { $count } resolvidos, { $first } na primeira tentativa
exercises-reset = Apagar respostas
exercises-reset-sure = Apagar todas?
exercise-next = Próximo exercício
exercise-number = Exercício { $number }
exercise-of = Exercício { $number } de { $count }
exercise-none = Este exercício não existe.
exercise-mark-new = ainda não tentado
exercise-mark-first = certo de primeira
exercise-mark-later = certo depois
exercise-mark-tried = tentado
exercise-ask-contract = { $target } a fazer: que contrato?
exercise-ask-discard = { $target } a fazer: o que você descarta?
exercise-ask-exchange = Troca: o que você faz?
exercise-ask-back = Que carta você devolve?
exercise-ask-play = { $target } a fazer: que carta?
exercise-ask-mis = Misère, no máximo { $target }: que carta?
exercise-right = Certo
exercise-close = Quase
exercise-wrong = Dá para fazer melhor
exercise-lost = { $points ->
    [one] { $action }: em média { $points } ponto a menos que a melhor opção.
   *[other] { $action }: em média { $points } pontos a menos que a melhor opção.
  }
exercise-lost-unknown = { $action }: não está entre as melhores opções.
exercise-best = Melhor opção: { $action }
exercise-values = Seus pontos em média em { $worlds } distribuições possíveis das cartas
exercise-action = Jogada
exercise-yours = sua resposta
exercise-is-best = a melhor
exercise-again = Tentar de novo
exercise-show = Ver a melhor
exercise-verified = Verificado: duas análises mais profundas concordam.
exercise-provisional = Provisório: por ora verificado só com regras práticas.
exercise-tip-six = Escolher com seis cartas
exercise-tip-twenty = Escolher com todas as cartas
exercise-tip-discard = O descarte
exercise-tip-up = Troca: receber
exercise-tip-down = Troca: dar
exercise-tip-eight = Oito a fazer
exercise-tip-five = Cinco a fazer
exercise-tip-three = Três a fazer
exercise-tip-none = Misère
exercise-tip-count = Contar
exercise-tip-totals = Em alta e em baixa
exercise-says-six = Escolha o naipe de que você tem mais cartas; em caso de empate, decidem as cartas altas. Cartas baixas sem naipe longo: misère. Cartas altas espalhadas por todos os naipes: sem trunfo.
exercise-says-twenty = Escolha o naipe mais longo com ás ou rei. Planeje ficar com cinco trunfos ou mais depois do descarte.
exercise-says-discard = Descarte cartas baixas de naipes curtos: sem o naipe, você corta. Nunca um ás sem motivo.
exercise-says-up = Peça onde você não tem o ás. Dê em troca cartas baixas, nunca trunfos.
exercise-says-down = Devolva o que não faz falta e lembre-se das cartas que deu e recebeu.
exercise-says-eight = Puxe trunfos enquanto tiver mais do que eles, e conte-os.
exercise-says-five = Conte os trunfos. Quando os outros não tiverem mais nenhum, jogue suas cartas altas.
exercise-says-three = Não saia com rei ou dama enquanto houver cartas mais altas por aí. Cada vaza a mais também é um ponto.
exercise-says-none = Livre-se das cartas altas quando não puder seguir o naipe e guarde as baixas para depois.
exercise-says-count = Conte as cartas de cada naipe e veja quem já não tem.
exercise-says-totals = Ficar em baixa custa duas vezes: um ponto agora e uma boa carta na próxima mão. Por isso, use todas as suas trocas.
exercise-why-six-length = Naipe longo dá trunfos, e cada trunfo que os outros já não têm é uma vaza. Um ás sozinho ganha em qualquer contrato.
exercise-why-six-none = Cartas baixas e nenhum naipe longo: como trunfos fariam pouco. Na misère são justamente o que você quer.
exercise-why-six-no-trump = Cartas altas em todos os naipes, nunca duas juntas: nenhum dá bons trunfos, e sem trunfo ninguém as corta.
exercise-why-twenty-length = O naipe mais longo, com ás ou rei: mesmo depois do descarte restam cinco trunfos ou mais. Suas outras cartas altas ganham de qualquer jeito.
exercise-why-discard-void = O naipe curto vai embora: quando alguém sair nele, você corta. As cartas baixas que ficam são de naipes mais longos.
exercise-why-discard-ace = Um ás é vaza certa. Ficar sem o naipe não pouparia nenhuma carta perdedora.
exercise-why-up-give = Dê uma carta de um naipe em que você não tem o ás: o outro pode muito bem tê-lo. Onde o ás é seu, você recebe menos.
exercise-why-up-name = Peça um naipe em que você não tem o ás: o outro pode muito bem tê-lo. Onde o ás é seu, você recebe menos.
exercise-why-down-return = Você recebeu um trunfo: fique com as cartas altas e devolva uma baixa que não faz falta.
exercise-why-down-remember = Você deu uma carta alta na troca e sabe quem a tem. Saia em outro naipe que não o dela.
exercise-why-eight-draw = Você tem mais trunfos do que os outros dois juntos. Puxe os deles, e ninguém cortará suas cartas firmes.
exercise-why-five-cash = Os outros não têm mais trunfos: suas cartas altas ganham agora. Depois talvez não seja a sua vez de sair.
exercise-why-three-entry = { $trap } ainda não é a mais alta: jogada agora, perde para uma maior. Guardada, pode ganhar depois e dar a saída a você.
exercise-why-three-beyond = Sua meta já foi cumprida, mas cada vaza a mais também é um ponto e uma troca na próxima mão.
exercise-why-none-throw = Você não pode seguir: uma carta alta sai sem fazer a vaza. As baixas vão salvar você depois.
exercise-why-none-duck = Esta vaza já está decidida: livre-se de uma carta alta e guarde a baixa para quando importar.
exercise-why-none-keep = { $trap } é sua última carta baixa do naipe: sem ela, você terá de ganhar quando saírem nele. Saia em outro.
exercise-why-count-master = Todas as cartas acima de { $best } já saíram: agora ela é a mais alta do naipe. Quem conta sabe.
exercise-why-count-void = Um dos outros não tem mais certo naipe e o cortaria. Saia em outro.
exercise-why-totals-claims = Cada troca dá uma carta baixa pela melhor do outro no mesmo naipe. Parar é dar uma vaza de presente.

### Páginas de regras e glossário

book-lead = Seis maneiras de jogar o mesmo jogo. Escolha a sua e leia as regras.
book-who-sergeant-major = Conhecido como 8-5-3, da Grã-Bretanha à Índia e ao Oriente Próximo.
book-who-nine-five-two = A forma canadense: o distribuidor precisa mirar ainda mais alto.
book-who-six-three-eight = Para quem quer todas as cartas em jogo e um final em aberto.
book-who-three-five-eight = A forma da Europa continental, com os contratos sem trunfo e misère.
book-who-three-five-eight-classic = Para mesas em que ninguém é obrigado a cortar.
book-who-sergeant-major-british = O jogo da Royal Air Force, como é descrito na Grã-Bretanha.
book-title = { $preset }: as regras
book-targets = Vazas a fazer: distribuidor { $dealer }, primeiro { $eldest }, terceiro { $third }
book-all-games = Os seis jogos
book-words = Todas as palavras em cinco idiomas
book-print = Imprimir
book-contents = Sumário
book-short = Em resumo
book-full = Regras completas
book-mixture = Regras desta combinação
book-read = Ler estas regras
book-brief = O jogo em três frases
book-players = Jogadores e lugares
book-cards = As cartas
book-goal = O objetivo
book-dealing = Embaralhar e dar as cartas
book-play = O jogo, passo a passo
book-exchange = A troca
book-scoring = A pontuação
book-end = Como se ganha a partida
book-options = Opções e variantes
book-tips = Dicas
book-glossary = Glossário
book-brief-cards = { $kitty ->
    [0] Três jogadores recebem { $hand } cartas cada um, e não sobra nenhuma.
   *[other] Três jogadores recebem { $hand } cartas cada um, e as { $kitty } que sobram formam o monte.
  }
book-brief-chooser = { $chooser ->
    [dealer] O distribuidor diz o que se joga: { $contracts }.
   *[eldest] O primeiro jogador, à esquerda do distribuidor, diz o que se joga: { $contracts }.
  }
book-brief-targets = Cada um tem um número de vazas a fazer – distribuidor { $dealer }, primeiro jogador { $eldest }, terceiro jogador { $third } –, e cada vaza a mais é um ponto ganho, cada vaza a menos um ponto perdido.
book-players-three = Jogam três, cada um por si. As cartas são dadas e jogadas no sentido horário, para a esquerda.
book-players-dealer = O primeiro distribuidor é sorteado. Depois de cada mão, quem dá as cartas é o jogador à esquerda do distribuidor, e as metas rodam junto.
book-players-table = Os três papéis em uma mão
book-role = Papel
book-duty = O que faz o jogador
book-duty-dealer = dá as cartas
book-duty-eldest = fica à esquerda do distribuidor, sai na primeira vaza
book-duty-third = fica à direita do distribuidor, corta o baralho
book-duty-contract = anuncia o contrato
book-duty-kitty = pega o monte
book-cards-pack = { $deck ->
    [51] Um baralho de { $deck } cartas: tira-se o dois de paus, e todas as cartas são dadas.
   *[other] Um baralho comum de { $deck } cartas, sem curingas.
  }
book-cards-ranks = Em cada naipe, da mais alta à mais baixa: { $ranks }.
book-cards-trump = Os quatro naipes valem o mesmo, até que um deles seja trunfo: ele então vence os outros três.
book-cards-plain = Os quatro naipes valem sempre o mesmo: neste jogo não há trunfo.
book-figure-cards = Um naipe, da carta mais alta à mais baixa
book-goal-targets = Faça pelo menos o número de vazas da sua meta. As três metas somam as { $tricks } vazas de uma mão: o que um faz a mais falta aos outros.
book-goal-exchange = Quem faz mais também recebe, na mão seguinte, cartas boas de quem fez menos.
book-goal-mis = Na misère é o contrário: as metas viram limites, e quanto menos vazas, melhor.
book-goal-rotate = A cada três mãos, as metas avançam um papel; na quarta, o distribuidor deve fazer { $dealer }, o primeiro jogador { $eldest }, o terceiro jogador { $third }.
book-dealing-shuffle = O distribuidor embaralha, e o jogador à sua direita corta o baralho.
book-dealing-packets = { $deck ->
    [51] Começando pela esquerda, o distribuidor dá { $hand } cartas a cada um, uma a uma ou em grupos.
   *[other] Começando pela esquerda, o distribuidor dá { $hand } cartas a cada um, em grupos de 5, 5 e 6 ou em quatro grupos de 4; as { $kitty } últimas ficam fechadas no meio.
  }
book-dealing-six = Quem escolhe pega só as { $six } primeiras cartas que recebeu e deixa as outras fechadas até anunciar o contrato; os outros dois veem todas as suas.
book-dealing-misdeal = Em caso de erro, o mesmo distribuidor dá as cartas de novo.
book-dealing-misdeal-exchange = Em caso de erro, o mesmo distribuidor dá as cartas de novo, e a troca prevista continua valendo.
book-dealing-here = Na tela, é o programa que embaralha e dá as cartas; todas as ordens possíveis têm a mesma probabilidade.
book-figure-deal = { $six ->
    [yes] Quem escolhe vê só as seis primeiras cartas; o resto fica fechado.
   *[no] As cartas de quem escolhe e, fechadas, as dos outros dois.
  }
book-step-deal = As cartas são dadas.
book-step-exchange = A partir da segunda mão, há troca de cartas.
book-step-exchange-trump = A partir da segunda mão, há troca de cartas, se um naipe de trunfo foi escolhido.
book-step-look = Quem escolhe pega o monte e fica com { $held } cartas.
book-step-look-public = O monte é mostrado a todos; quem escolhe o pega e fica com { $held } cartas.
book-step-name = { $chooser ->
    [dealer] O distribuidor
   *[eldest] O primeiro jogador
  } anuncia o contrato: { $contracts }.
book-step-name-six = { $chooser ->
    [dealer] O distribuidor
   *[eldest] O primeiro jogador
  } anuncia o contrato depois de ver só as { $six } primeiras cartas: { $contracts }. Depois vê todas as suas cartas.
book-step-take = Quem escolhe pega o monte, que os outros não veem.
book-step-take-public = O monte é mostrado a todos; depois, quem escolhe o pega.
book-step-discard = Quem escolhe descarta { $kitty } cartas, quaisquer que sejam: ases, trunfos e cartas recém-recebidas também.
book-step-tricks = Jogam-se as { $tricks } vazas.
book-play-lead = O primeiro jogador sai na primeira vaza, seja quem for que tenha escolhido o contrato. Pode-se sair com qualquer carta. Quem faz a vaza sai na seguinte.
book-play-follow = Quem pode seguir o naipe deve seguir; não é preciso jogar carta mais alta.
book-play-void-free = Quem não pode seguir joga o que quiser: um trunfo ou uma carta de outro naipe.
book-play-void-must_trump = Quem não pode seguir deve cortar, com qualquer trunfo: não é preciso vencer um trunfo já jogado. Quem também não tem trunfo joga o que quiser.
book-play-void-plain = Quem não pode seguir joga o que quiser.
book-play-wins = O trunfo mais alto faz a vaza; se nenhum foi jogado, a carta mais alta do naipe de saída.
book-play-wins-plain = A carta mais alta do naipe de saída faz a vaza.
book-play-nt = Sem trunfo: nenhum naipe vence outro, e quem não pode seguir joga o que quiser.
book-play-mis = Misère: joga-se como sem trunfo, mas agora todos tentam perder as vazas.
book-play-discards = As cartas descartadas não contam em nenhuma vaza nem para ninguém; são mostradas no fim da mão.
book-figure-trick = { $void ->
    [must_trump] O trunfo é { $trump }. A saída foi { $led }; o último a jogar não tem: deve cortar e faz a vaza.
    [free] O trunfo é { $trump }. A saída foi { $led }; o último a jogar não tem, corta e faz a vaza.
   *[plain] Não há trunfo. A saída foi { $led }: a carta mais alta de { $led } faz a vaza, não o ás de outro naipe.
  }
book-exchange-what = Quem ficou em alta em uma mão pode, na seguinte, trocar com quem ficou em baixa: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
  } por vaza a mais.
book-exchange-owes = Quem ficou em baixa deve { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
  } por vaza a menos, nunca mais que isso.
book-exchange-when-before_contract = A troca vem depois que as cartas são dadas e antes do contrato; na primeira mão não há troca.
book-exchange-when-after_contract = A troca vem depois que um naipe de trunfo foi escolhido e antes de pegar o monte; na primeira mão não há troca.
book-exchange-when-no-kitty = A troca vem depois que um naipe de trunfo foi escolhido; na primeira mão não há troca.
book-exchange-cancelled = Se quem escolhe anuncia { $contracts }, ninguém troca nessa mão.
book-exchange-kept = Só conta a mão anterior; o que não se usa se perde.
book-exchange-mis = Depois de uma mão de misère, está em alta quem ficou abaixo do seu limite.
book-exchange-order-most_up = Se dois ficaram em alta, começa quem fez mais vazas a mais; em caso de empate, o primeiro a partir da esquerda do distribuidor.
book-exchange-order-new_target = Se dois ficaram em alta, começa quem tem a meta mais alta na nova mão; em caso de empate, o primeiro a partir da esquerda do distribuidor.
book-exchange-two-down = Se dois ficaram em baixa, quem ficou em alta se dirige a eles na ordem que quiser, uma troca por vez.
book-exchange-mode-give_card = A cada vez, quem ficou em alta dá uma carta à sua escolha; o outro deve devolver a carta mais alta que tem desse naipe, contando a que acabou de receber. A mesma carta pode voltar, e a troca está feita.
book-exchange-mode-name_suit = A cada vez, quem ficou em alta pede um naipe; o outro deve entregar a sua carta mais alta desse naipe e recebe de volta qualquer carta. Se não tem nenhuma, ele diz: a troca não se perde, pede-se outro naipe, e aquele não se pede de novo a ele até que receba uma carta desse naipe.
book-exchange-trump-normal = Trunfos são dados como as outras cartas.
book-exchange-trump-forbidden = Não se pode dar um trunfo.
book-exchange-trump-free_return = Por um trunfo, o outro devolve a carta que quiser, até a mesma.
book-exchange-stop = Quem ficou em alta pode parar quando quiser; o outro não pode recusar.
book-exchange-seen = { $mode ->
    [name_suit] Só os dois jogadores veem as cartas; o outro fica sabendo qual naipe foi pedido.
   *[give_card] Só os dois jogadores veem as cartas; o outro fica sabendo apenas que houve troca.
  }
book-exchange-playoff = Na mão de desempate não há troca.
book-exchange-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
book-exchange-example = Exemplo: A termina uma mão com { $up }, B com { $down }, C com { $other }. Na seguinte, A pode trocar { $first } com B, e C { $second }.
book-figure-give = B devolve a carta de copas mais alta.
book-figure-same = B não tem outra mais alta: volta a mesma carta.
book-figure-name = A pede copas, recebe a mais alta e devolve qualquer carta.
book-gives = { $who } dá
book-holds = { $who } tem
book-returns = { $who } devolve
book-other-hands = Os outros
book-score-points = Os pontos de uma mão são as vazas feitas menos a meta: cada vaza a mais vale +1, cada vaza a menos −1. Assim, os pontos dos três somam sempre 0. Eles se somam aos totais.
book-score-example = Exemplo de uma mão
book-figure-score = Vazas feitas: as que passam da meta se destacam, as que faltam estão pontilhadas.
book-score-mis = Na misère, os pontos são o limite menos as vazas feitas. Os limites são as metas em ordem inversa: a mais alta passa a ser a mais baixa, e vice-versa.
book-score-limits = Limites na misère
book-end-highest = No fim da partida, ganha o total mais alto.
book-end-offers = São comuns partidas de { $deals } mãos.
book-end-looked = Os totais são conferidos quando a mão termina, não no meio dela.
book-end-tricks = Quem faz { $count ->
    [one] { $count } vaza
   *[other] { $count } vazas
  } em uma mão ganha a partida na hora, sejam quais forem os totais; essa mão não dá pontos.
book-end-tricks-mis = Isso não vale na misère.
book-end-tricks-playoff = Isso não vale na mão de desempate.
book-end-playoff = Os jogadores empatados na liderança jogam uma mão de desempate: só eles podem ganhá-la, e só os pontos dela decidem. Se empatarem de novo, jogam-se até três; depois ganham juntos.
book-end-playoff-once = Na mão de desempate, todos os contratos podem ser escolhidos de novo.
book-options-intro = Cada uma destas regras pode ser alterada antes da partida, na janela “{ $games }”.
book-options-table = As regras deste jogo, uma a uma
book-option = Regra
book-here = Aqui
book-else = Também possível
book-yes = sim
book-no = não
book-range = { $min } a { $max }
book-range-from = { $min } ou mais
book-range-to = { $max } ou menos
book-any-targets = três números que somem { $tricks }
book-any-contracts = quaisquer dos seis
book-tip-six = Ao escolher com { $six } cartas: fique com o naipe de que tem mais cartas; em caso de empate, decidem as cartas altas.
book-tip-choose-mis = Muitas cartas baixas e nenhuma que controle um naipe: misère.
book-tip-choose-nt = Força em todos os naipes e nenhum longo: sem trunfo.
book-tip-all = Escolha o naipe mais longo com ás ou rei.
book-tip-keep = Planeje ficar com pelo menos cinco trunfos depois do descarte.
book-tip-discard = Descarte cartas baixas de naipes em que você tem uma ou duas: sem o naipe, você pode cortar. Nunca descarte um ás sem motivo.
book-tip-discard-plain = Descarte cartas baixas de naipes curtos. Nunca descarte um ás sem motivo.
book-tip-give = Troque nos naipes em que você não tem o ás e o outro provavelmente o tem; dê uma carta baixa.
book-tip-name = Peça naipes em que você não tem o ás; pague com uma carta de um naipe de que quer se livrar.
book-tip-down = O que tiraram de você mostra o que o outro quer; lembre-se das cartas que deu e recebeu.
book-tip-high = Com { $target } a fazer: puxe os trunfos enquanto tiver mais que os outros, e conte-os.
book-tip-middle = Com { $target } a fazer: saia cedo nos naipes de que não precisa e jogue suas cartas altas quando os trunfos acabarem.
book-tip-low = Com { $target } a fazer: guarde cartas que ganhem mais tarde; cada vaza a mais também é um ponto.
book-tip-mis = Na misère: livre-se das cartas altas quando não puder seguir o naipe e guarde cartas baixas para sair depois.
book-tip-count = Conte as cartas de cada naipe, veja quem já não o tem e observe o que ainda falta aos outros.
book-tip-totals = Ficar em baixa custa duas vezes: um ponto agora e uma carta boa na próxima mão.

term-trick = vaza
    .forms = vaza | vazas
    .about = Três cartas, uma de cada jogador; a melhor leva as três.
term-trump = trunfo
    .forms = trunfo | trunfos | naipe de trunfo
    .about = O naipe que vence todos os outros nesta mão, e cada carta dele.
term-no-trump = sem trunfo
    .forms = sem trunfo | sem trunfos
    .about = Um contrato em que nenhum naipe vence os outros: a carta mais alta do naipe de saída faz a vaza.
term-no-tricks = misère
    .forms = misère
    .about = Um contrato em que não há trunfo: cada um tem um limite e deve fazer poucas vazas.
term-suit = naipe
    .forms = naipe | naipes
    .about = Uma das quatro famílias de cartas: espadas ♠, copas ♥, ouros ♦ e paus ♣.
term-contract = contrato
    .forms = contrato | contratos
    .about = O que se joga em uma mão: um naipe de trunfo, sem trunfo ou misère.
term-chooser = quem escolhe
    .forms = quem escolhe
    .about = O jogador que anuncia o contrato e fica com o monte, se houver.
term-kitty = monte
    .forms = monte
    .about = As quatro cartas que sobram depois de dar as cartas; ficam para quem escolhe o contrato.
term-discard = descartar
    .forms = descartar | descarta | descarte | descartadas | descartes
    .about = Pôr de lado cartas no lugar do monte; elas não contam em nenhuma vaza.
term-dealer = distribuidor
    .forms = distribuidor
    .about = O jogador que dá as cartas desta vez; na próxima, é o jogador à esquerda dele.
term-eldest = primeiro jogador
    .forms = primeiro jogador
    .about = O jogador à esquerda do distribuidor, que sai na primeira vaza.
term-third = terceiro jogador
    .forms = terceiro jogador
    .about = O jogador à direita do distribuidor.
term-deal = mão
    .forms = mão | mãos
    .about = Uma distribuição das cartas com todas as suas vazas; uma partida tem várias.
term-follow = seguir o naipe
    .forms = seguir o naipe | segue o naipe | siga o naipe | seguir naipe
    .about = Jogar uma carta do naipe de saída.
term-lead = sair
    .forms = sair | sai | saia | saída
    .about = Jogar a primeira carta de uma vaza.
term-target = meta
    .forms = meta | metas | vazas a fazer
    .about = O número de vazas que um jogador deve fazer nesta mão.
term-limit = limite
    .forms = limite | limites
    .about = Na misère, o maior número de vazas que um jogador pode fazer sem perder pontos.
term-up = em alta
    .forms = em alta
    .about = Quem fez mais vazas que a sua meta ou, na misère, menos que o seu limite.
term-down = em baixa
    .forms = em baixa
    .about = Quem fez menos vazas que a sua meta ou, na misère, mais que o seu limite.
term-overtrick = sobrevaza
    .forms = sobrevaza | sobrevazas | vaza a mais | vazas a mais
    .about = Uma vaza além da meta; vale um ponto.
term-undertrick = subvaza
    .forms = subvaza | subvazas | vaza a menos | vazas a menos
    .about = Uma vaza que falta para a meta; custa um ponto.
term-exchange = troca
    .forms = troca | trocas | trocar | trocam | trocadas
    .about = Quem foi bem em uma mão recebe, na seguinte, cartas boas de quem foi mal.
term-playoff = mão de desempate
    .forms = mão de desempate | mãos de desempate
    .about = Mais uma mão entre os jogadores empatados na liderança.

### Desfazer, declarar, dica

undo = Desfazer
undone = Desfeito.
unranked = Esta mão não conta mais para a classificação.
sheet-unranked = { $count ->
    [one] Fora da classificação: mão { $deals }.
   *[other] Fora da classificação: mãos { $deals }.
  }
why-no_undo = Não há nada para desfazer.
key-Z = desfazer sua última decisão
claim = Levar o resto
claim-none = Dar o resto
claimed = { $name } leva todas as vazas que restam.
claimed-you = Você leva todas as vazas que restam.
claimed-none = { $name } não faz mais vazas.
claimed-none-you = Você não faz mais vazas.
why-not_sure = O resto não é certo.
key-C = levar o resto quando é certo
hint = Dica
hint-asking = Pensando…
hint-line = Dica: { $what }. { $why }
hint-compare = Comparar
hint-losses = Pontos esperados em relação à melhor carta
hint-only = Você não tem outra opção.
hint-draw_trumps = Puxe os trunfos que os outros ainda podem ter.
hint-master = { $card } é a mais alta que resta do seu naipe.
hint-sure = Ninguém mais pode vencer { $card }.
hint-keep_high = Saia mais baixo e guarde { $keep } para depois.
hint-long_suit = Seu naipe mais longo é { suit }: jogue-o.
hint-short_lead = Sua única carta de { suit }: depois você poderá cortar.
hint-give_lead = Nenhuma carta é segura: ceda esta vaza e guarde as melhores.
hint-cheapest = A menor carta que faz a vaza.
hint-take = Faça a vaza.
hint-second_high = Vence o que está na mesa; só uma carta mais alta toma a vaza.
hint-cannot_win = Esta vaza está perdida: jogue a carta de { suit } menos útil.
hint-duck = Você poderia fazer a vaza, mas { $keep } valerá mais depois.
hint-ruff = Você não tem { suit }: corte.
hint-overruff = Já cortaram: corte mais alto.
hint-forced_trump = Você deve cortar sem poder ganhar: jogue um trunfo baixo.
hint-throw_void = Sua última carta de { suit }: depois você poderá cortar.
hint-throw_low = Esta vaza está perdida: jogue a carta menos útil.
hint-none_lead_safe = Quem tiver { suit } terá de subir sobre { $card }.
hint-none_lead_low = Saia com uma carta que os outros devem vencer.
hint-none_under = { $card } fica por baixo e não faz a vaza.
hint-none_take_high = A vaza será sua de todo modo: faça-a com a carta mais alta de { suit }.
hint-none_risk = Pode fazer a vaza, mas as menores serão úteis depois.
hint-none_danger = Você não pode seguir: livre-se de uma carta perigosa.
hint-contract_long = De { suit } você tem { $count }, mais do que de qualquer outro naipe.
hint-contract_suit = Seu naipe de { suit } promete mais vazas que um mais longo.
hint-contract_nt = Ases e reis: { $count }. Você não precisa de trunfo.
hint-contract_mis = Cartas até seis: { $count }. Você pode ficar por baixo.
hint-ask_ace = Você não tem o ás de { suit }: talvez ele venha.
hint-ask_suit = Você tem o ás de { suit }: a carta seguinte reforça o naipe.
hint-give_ace = Você não tem o ás de { suit }: talvez ele venha em troca.
hint-give_suit = Você recebe a carta mais alta de { suit } do outro jogador.
hint-pay_void = Sem { suit } você poderá cortar.
hint-pay_low = É a carta que menos fará falta.
hint-stop = Você daria mais do que recebe.
hint-discard_void = Sem { suit } você poderá cortar.
hint-discard_high = Cartas altas fazem vazas que você não quer.
hint-discard_low = Guarde trunfos e cartas altas; estas não ganhariam nada.
why-no_hint = Aqui não há dica possível.
why-limit = Dicas demais de uma vez. Espere um pouco.
key-H = dica
key-compare = dica, com as outras cartas comparadas

### Conforto

settings-pace = Ritmo do jogo
settings-cards = Cartas
settings-page = Página
settings-sound = Som e vibração
settings-reach = Teclado e leitor de tela
setting-suits = Ordem dos naipes
value-suits-alternate = preto e vermelho alternados
value-suits-fixed = sempre a mesma
setting-theme = Cores da página
value-theme-auto = conforme o sistema
value-theme-light = claras
value-theme-dark = escuras
value-theme-contrast = alto contraste
setting-sounds = Sons
setting-volume = Volume
value-volume-low = baixo
value-volume-medium = médio
value-volume-high = alto
setting-haptics = Vibração
sounds-on = Os sons estão ligados.
sounds-off = Os sons estão desligados.
key-M = ligar ou desligar os sons
title-turn = Sua vez
go-on = Continuar
setting-textHand = Cartas como texto
log-before = Antes do jogo
log-trick-number = Vaza { $number }
log-trick-cards = { $name } faz a vaza: { $cards }.
log-trick-cards-you = Você faz a vaza: { $cards }.
ledger-title = Trocado nesta mão
ledger-from = De
ledger-to = Para
ledger-card = Carta
ledger-unseen = oculta
plot-title = Totais após cada mão
plot-label = Gráfico de linhas dos totais após cada mão. A tabela diz o mesmo em números.

### Estatísticas

statistics-line = { $wins ->
    [one] { $wins } vitória em { $games } no { $preset }
   *[other] { $wins } vitórias em { $games } no { $preset }
  }
statistics-empty = Nenhuma mão foi contada ainda. Jogue uma até o fim e ela aparecerá aqui.
statistics-failed = Não foi possível ler as estatísticas. Carregue a página de novo.
statistics-all = Todas as partidas
statistics-shown = { $wins ->
    [one] { $what }: { $wins } partida ganha de { $games } terminadas.
   *[other] { $what }: { $wins } partidas ganhas de { $games } terminadas.
  }
statistics-unranked = { $count ->
    [one] Contar a partida com jogada desfeita ou dica
   *[other] Contar as { $count } partidas com jogada desfeita ou dica
  }
statistics-unranked-hint = Essas partidas não contam nas sequências nem na classificação.
statistics-won-games = Partidas ganhas
statistics-of = { $wins } de { $games }
statistics-shared = { $count ->
    [one] uma dividida
   *[other] { $count } divididas
  }
statistics-streak = Vitórias seguidas
statistics-longest = recorde: { $count }
statistics-best = Melhor mão
statistics-worst = Pior mão
statistics-points-title = Pontos por mão
statistics-points = Pontos por mão
statistics-points-note = São médias. “{ contract-MIS }” tem limite e não meta, por isso não aparece entre as metas. Uma mão que encerrou a partida antes do fim não tem pontos.
statistics-by-target = Por meta de vazas
statistics-by-contract = Por contrato
statistics-by-choosing = Escolhendo ou não
statistics-contract-by = Contrato escolhido por
statistics-chooser = você
statistics-other = outro
statistics-deals = Mãos
statistics-tricks = Vazas
statistics-totals = Totais das suas partidas
statistics-as-table = { $count ->
    [one] A última partida em tabela
   *[other] As últimas { $count } partidas em tabela
  }
statistics-date = Data
statistics-result = Resultado
statistics-won = Ganhas
statistics-result-won = Vitória
statistics-result-shared = Vitória dividida
statistics-result-lost = Sem vitória
statistics-exchange = O que as trocas renderam
statistics-claimed = Em alta
statistics-paid = Em baixa
statistics-cards = Cartas
statistics-ranks = Valores
statistics-ranks-each = por carta
statistics-ranks-note = Valores recebidos menos valores dados: ás 14, rei 13, até o dois, que vale 2.
statistics-against = Por nível dos outros jogadores
statistics-level = Nível
statistics-games = Partidas
statistics-rate = Aproveitamento
statistics-ranking = Classificação
statistics-period = Período
statistics-period-today = Hoje
statistics-period-week = 7 dias
statistics-period-ever = Sempre
statistics-period-shown = { $count ->
    [one] { $period }: { $count } partida terminada.
   *[other] { $period }: { $count } partidas terminadas.
  }
statistics-ranking-none = Neste período, nenhuma partida conta para a classificação.
statistics-by-score = Partidas ganhas: total × 10
statistics-by-wins = Número de partidas ganhas
statistics-place = Lugar
statistics-score = Pontuação
statistics-data = Seus dados
statistics-where = Tudo isto fica só neste navegador.
statistics-not-kept = Este navegador não guarda nada: o que é contado aqui acaba com a página. Salve um arquivo para guardar.
statistics-name = Seu nome
statistics-name-kept = O nome foi salvo.
statistics-unread = { $count ->
    [one] Um registro não pode ser lido: está danificado ou vem de uma versão mais nova. Não é contado.
   *[other] { $count } registros não podem ser lidos: estão danificados ou vêm de uma versão mais nova. Não são contados.
  }
statistics-tidy = Remover
statistics-tidied = Removido.
statistics-csv = Salvar como CSV
statistics-json = Salvar como JSON
statistics-saved = Salvo como { $file }.
statistics-import = Importar JSON…
statistics-import-wrong = { $file } não é um arquivo destas estatísticas: escolha um que foi salvo aqui como JSON.
statistics-imported = { $added ->
    [one] { $added } partida acrescentada, já existentes: { $known }.
   *[other] { $added } partidas acrescentadas, já existentes: { $known }.
  }
statistics-import-unread = { $count ->
    [one] { $count } registro não pôde ser lido.
   *[other] { $count } registros não puderam ser lidos.
  }
statistics-reset = Apagar tudo…
statistics-reset-ask = { $count ->
    [one] { $count } partida será apagada. Salve-a antes, se talvez a queira de volta.
   *[other] { $count } partidas serão apagadas. Salve-as antes, se talvez as queira de volta.
  }
statistics-forget = Apagar tudo
statistics-forgotten = Tudo foi apagado.
statistics-undo = Trazer de volta
statistics-restored = Tudo voltou.

### Folha de pontos para cartas de verdade

paper-intro = Vocês jogam com cartas de verdade? Anote quantas vazas cada um fez: a folha soma os pontos e diz quem dá cartas a quem e quem distribui em seguida. Funciona sem conexão e fica neste aparelho.
paper-new = Nova folha de pontos
paper-kept = Folhas neste aparelho
paper-all = Todas as folhas
paper-gone = Esta folha não está neste aparelho.
paper-not-kept = Este navegador não guarda a folha: ela será perdida quando você fechar a página.
paper-delete = Excluir
paper-delete-of = Excluir a folha de { $names }
paper-deleted = A folha foi excluída.
paper-restore = Trazer de volta
paper-player = Jogador { $number }
paper-round = Jogadores, na ordem do jogo
paper-names-wrong = Escreva três nomes diferentes.
paper-first = Primeiro a distribuir
paper-options = Mudar as regras
paper-start = Começar a folha
paper-before = Mão anterior
paper-up = em alta: { $count }
paper-down = em baixa: { $count }
paper-exact = na meta
paper-chooser = escolhe o contrato
paper-claim = { $from } dá { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  } a { $to }
paper-in-order = Um depois do outro, nesta ordem.
paper-any-order = { $name } escolhe a ordem, carta por carta.
paper-if-trump = Só se um naipe de trunfo for escolhido.
paper-how = Como se troca uma carta
paper-how-name_suit = Carta por carta: quem ficou em alta pede um naipe, recebe a carta mais alta do outro nesse naipe e devolve qualquer carta.
paper-how-give_card = Carta por carta: quem ficou em alta dá uma carta e recebe a mais alta que o outro tem desse naipe, talvez a mesma.
paper-exchange-first = Não há na primeira mão.
paper-exchange-playoff = Não há na mão de desempate.
paper-exchange-none = Não há: ninguém ficou em alta.
paper-contract = Contrato (só é preciso na misère)
paper-contract-open = Sem anotar
paper-tricks-of = Vazas de { $name }
paper-missing = Anote as vazas de pelo menos dois jogadores.
paper-range-wrong = Cada número vai de 0 a { $all }.
paper-sum-wrong = { $sum ->
    [one] Isso dá { $sum } vaza, mas uma mão tem { $all }.
   *[other] Isso dá { $sum } vazas, mas uma mão tem { $all }.
  }
paper-at-once = { $count ->
    [one] { $name } fez { $count } vaza e ganha a partida na hora. A mão não dá pontos.
   *[other] { $name } fez { $count } vazas e ganha a partida na hora. A mão não dá pontos.
  }
paper-write = Anotar
paper-save = Salvar
paper-cancel = Cancelar
paper-edit = Corrigir a mão { $deal }
paper-misdeal = Erro na distribuição
paper-misdeal-said = Erro na distribuição: { $name } dá as cartas de novo, e a troca continua a mesma.
paper-undo = Desfazer
paper-undone = A última mudança foi desfeita.
paper-said = Mão { $deal }: { $results }.
paper-playoff-among = Só { $names } podem ganhar, e só contam os pontos desta mão.
paper-beyond = { $count ->
    [one] { $count } mão depois do fim não conta.
   *[other] { $count } mãos depois do fim não contam.
  }
paper-text = { $preset }, { $deals }:
paper-share-text = Enviar como texto
paper-share-picture = Enviar como imagem
paper-copied = Copiado.
paper-picture-saved = A imagem foi salva.
paper-share-failed = Não deu para enviar daqui.
paper-print = Imprimir
paper-form = Folha em branco para imprimir
paper-form-claims = Quem dá cartas a quem na mão seguinte
paper-form-how = + ficou em alta, − ficou em baixa na mão anterior; as colunas são os papéis na nova mão. Uma carta por vaza a mais ou a menos.

### Instalação

install = Instalar
update-ready = Há uma nova versão.
update-reload = Recarregar
update-later = Depois
offline-note = O servidor não responde. As lições, as regras e a folha de pontos funcionam sem ele.
link-needed = Uma mesa precisa do servidor, que não responde. Tentando de novo…
