#include "wire/shapes.h"

namespace trictrac {

const std::string_view kFrames = R"(
# A side of the board.
Side = 'white'|'black'
# Two dice, in the order thrown.
Dice = [number,number]
# From, to: flèches 1 to 24 from the talon of the side named, 25 is off.
Step = [from:number,to:number]
# From, to, and the number played; 0 by puissance.
NumberedStep = [from:number,to:number,number:number]
# Every order in which the men may be moved is a play of its own.
Play = NumberedStep[]
# Keys, or the codes by which seats are taken, by the numbers of their players.
Keys = Record<string,string>
# What a mark is for: the player's own roll, or the opponent's.
Part = 'gained'|'received'
# The two games of combiné.
Game = 'ecrire'|'honours'

# Who sits at a seat.
SeatInfo
  name: string
  kind: 'human'|'bot'
  bot?: string  # its kind of play
  free?: true  # a person's, who has not come yet
# What is agreed about time: seconds, live; days. All in `src/game/clock/clocks.h`.
ClockTerms = {pace:'live',reserve:number,delay:number}|{pace:'days',days:number,holidays:number}

# A game of trictrac, of any format.
GameInfo
  say: 'game'
  game: string  # its name
  format: Format
  match?: MatchTerms
  rules: string  # the preset of the board's rules
  options: Options
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  you: number[]  # the players whose seats you hold
  next?: string  # the game that follows this one
  commit: string  # the commitment to the seed of the dice
  dice?: 'hand'|'fair'  # thrown by hand and entered; or of everybody's shares
  start: string  # the position it begins from
  lines: number  # the last line
  clock?: ClockTerms
  now?: number  # with a clock: what time it is at the table, in milliseconds since 1970
  rated?: true  # it counts for the ratings of the two who play
  private?: true  # only those who play see it

# What a roll earns by one jan.
JanEvent
  jan: Jan
  rule: string
  side: Side  # whose it is
  ways: number
  points: number  # of all ways
  at: number[]  # the flèches concerned, in the roller's numbering
  paths: number[][][]  # one entry a way: its men, each the flèches it passes; none for an impuissance
# What a line marked, in the order of K1: the roller's on the line of the roll, the opponent's on that which ends it.
Mark
  side: Side
  had: number
  points: number
  holes: number  # won in all
  bredouille: boolean  # the first of them counts double
  rest: number  # what stands after
# How a side stands.
Score
  points: number
  holes: number
  bredouille: boolean  # twelve points now would count double
  jetons: number  # 2: it carries the double jeton
  pavillon: boolean
Scores = Sides<Score>
# What the rules say of a roll that binds, or of a play.
Justification = {rule:string,reason:Reason}
# What going, or suspending à écrire, does to the account.
Does
  does: 'lift'|'win'|'concede'|'refait'
  jetons?: number  # where it ends the marqué
  winner?: number
# A game of combiné that may be suspended; of à écrire what that does.
Suspending = {game:'honours'}|{game:'ecrire',does:'lift'|'win'|'concede'|'refait',jetons?:number,winner?:number}

# What is asked now.
Turn
  side: Side  # who must act for the game to go on
  stage: 'shares'|'draw'|'roll'|'decide'|'move'|'agree'|'over'  # shares of fair dice are awaited; the table draws next; …
  dice?: Dice  # at `decide`, `move`, and `agree` to a going
  hold?: {rest:number,other:number,other_holes:number}  # points kept; what the opponent will mark, and the holes that makes
  go?: {lost?:number,account?:Does}  # points of rest given up; what it does to the account
  suspend?: Suspending[]
  plays?: Play[]  # at `decide` and `move`, where the table knows the plays
  bound?: Justification[]  # what binds the roll whatever is played
  may?: Sides<HandKind[]>  # by hand: the actions that are possible now
  to?: 'go'|'end'  # what the player is asked to agree to: a going, or that the loser disputes nothing more
  marks?: OpenMark[]  # those that may still be added to or disputed
  schools?: OpenSchool[]  # those that may still be answered
  questions?: {by:Side,for:Part,roll:number}[]  # reasons that were asked and not yet given (R17)
  touched?: number[]  # flèches from which men were touched (R20)
  early?: Dice  # the opponent has thrown while this side still plays (R30)
  adoube?: true
  again?: true  # a play is made again as a remedy
  demand?: Demand  # what it must be
# An action that may be possible, by its type.
HandKind = Action['type']
OpenMark
  side: Side
  for: Part
  roll: number  # its number, as in the record
  points: number  # with all that was put right
  open: boolean  # its owner may still add to it
  disputable: boolean  # the opponent may claim an école about it
OpenSchool
  by: Side
  for: Part
  points: number
  disputed: number
  may: Side[]  # who may answer
# What must be true of a play that is made again, beside being legal.
Demand
  what: 'lawful'|'not_coin'|'with'|'without'|'pass_on'|'from'
  step?: Step
  from?: number
  barred?: number
# One thing that may be done about a wrong play.
Remedy
  n: number
  rule: string
  does: 'leave'|'place'|'again'
  what: string  # in English
  trid: string  # the position once it is chosen
  demand?: Demand
# Points that a line marked, or took back.
Moved
  side: Side
  why: Part|'school'|'false_school'|'gone'
  points: number
  rule: string
# A jan that a mark should have been made of.
DueJan = {jan:Jan,rule:string,ways:number,points:number}
# The outcome of an école that was maintained (R12).
Ruling
  for: Part
  claimed: number
  right: number
  disputed: number
  jans: DueJan[]
# A mark, or a wrong play, that stood although it was wrong.
Missed
  side: Side
  for: Part|'play'
  roll: number
  dice: Dice
  rule?: string  # of a play
  due?: number  # what the rules gave
  marked?: number
  schooled?: number  # what the opponent marked for the difference
  points?: number  # those too few (negative: too many) that stand
  jans?: DueJan[]

# How a tour ended.
TourEnd
  winner: Side
  by: 'holes'|'resign'|'time'
  worth: {counting:string,name:string,value:number}
# How a match of tours ended: the last of them.
ToursOver
  winner: Side
  by: 'holes'|'resign'|'time'
  worth: {counting:string,name:string,value:number}
  seed: string  # the one behind `commit`
  missed?: Missed[]  # by hand: all that stood wrong to the end
# How a match of another format ended.
AccountOver
  by: 'played'|'resign'|'time'
  seed: string
  missed?: Missed[]
# All players agreed to end it: nobody wins what was being played.
Stopped
  by: 'stop'
  seed: string
Over = ToursOver|AccountOver|Stopped

# A line of a game: what was done, and what followed.
Line
  say: 'line'
  n: number
  side: Side  # who did it
  do: Done
  events: JanEvent[]  # in the line of a roll: all it is worth, the roller's first
  marks: Mark[]
  releve: null|'go'|'out'  # the men were put back
  over: Over|null
  score: Scores
  trid: string  # the position after the line
  turn: Turn
  reasons?: Justification[]  # of a play: what the rules say of it
  moved?: Moved[]  # by hand: points marked or taken back
  stays?: true  # who had gone must stay (R16)
  ruling?: Ruling  # in the line of `augment`
  remedies?: Remedy[]  # in the line of `remedies`
  missed?: Missed[]  # what can no longer be disputed and stood wrong
  round_ended?: true  # a tour, a marqué (a refait too) or a meeting ended
  tour?: TourEnd  # the one that ended, of several
  clock?: ClockNow
  account?: Account  # in the first line, and where it changed
# The clocks after a line; all times are in milliseconds, and points in time since 1970.
ClockNow
  at: number  # the time of the line
  asked: number|null  # whose time runs
  ends: number|null  # when it runs out
  stopped?: true  # the operator has stopped the clocks
  left?: number[]  # live: every reserve, without the decision in hand
  holidays?: number[]  # by days: those left
  away?: number[]  # until when each is on holiday; 0: not
  trust?: number[]  # the players whose forced actions the table makes

# The account of a match. Players are numbered: White 0, Black 1, then the others; lists are by player.
Account
  format: string
  round: number  # which tour, marqué or meeting is played, from 1
  rounds: number  # agreed; 0 in the poules
  at: Sides<number>  # the players at the board
  lead: Side|null  # who throws first in this round; null where it is drawn
  advises: {player:number,side:Side|null}[]  # who watches and may advise
  balance: number[]  # settled at the end
  unit: 'stake'|'jeton'|'unit'
  over: null|{by:'played'}|{by:'resign',player:number}
  board?: BoardPieces  # what the holes do not show: the older rules only
  tours?: {won:TourWon[],stake:number}
  carried?: {lost:number[],jetons:number[]}  # of a match that is resumed: the marqués played another day
  marque?: MarqueNow
  sheet?: WrittenMarque[]
  wins?: number[]  # marqués, those carried included; partners: of the pair
  losses?: number[]
  settlement?: Settlement|null  # null before the end
  honours?: Honours
  suspended?: {game:Game,by:Side,ended:boolean}|null
  poule?: Poule
# A peg in a side's rail; hole 0 is the place beside the talon.
Peg = {metal:'gold'|'silver'|'bimetal'|'black',hole:number,cravate:boolean}
BoardPieces
  pegs?: Sides<Peg[]>
  etendard: Side|null
  cravate: Side|null
TourWon = {winner:number,holes:Sides<number>,worth:string,value:number}
# The marqué, or drained meeting, being played.
MarqueNow
  holes: Sides<number>
  refaits: number
  obligatory: boolean
  needed: Sides<number>
  rate: Sides<number>  # jetons a hole if the run of a side lasts to the end
  run: Sides<boolean>
  consolation: number  # before the rate
  pays?: Sides<number|null>  # what a side would be paid if it ended now; null while it is not won
# A marqué that was won.
WrittenMarque
  winner: number
  loser: number
  idle: number|null  # who sat out
  holes: [winner:number,loser:number]
  end: 'win'|'concede'
  run: 'none'|'petite'|'grande'|null
  rate: number
  consolation: number  # at the rate
  refaits: number
  jetons: number
SettlementLine
  code: SettlementCode
  amounts: number[]  # of each player
  source: string
  marque: number  # which one it is about, 0 for none
Settlement
  lines: SettlementLine[]
  columns: {gained:number[],lost:number[]}
  fiche: number
  half_wanted: number|null  # the player to be paid half a fiche that is thrown for
HonoursWon = {winner:Side,factor:number,loser_holes:number}
Honours
  holes: Sides<number>
  won: HonoursWon[]
  fiches: number[]
  basket: number
  open: boolean
  contrat: Side|null
  both: boolean
Meeting
  winner: number
  loser: number
  holes: Sides<number>
  won_by: Side
  balance: number[]  # what each had drawn less put in after it
Poule
  kind: 'filled'|'drained'
  pot: number
  stake: number
  line: number[]
  still_to_win: number|null
  per_hole: number|null
  meetings: Meeting[]

# The law that a play breaks, with its step; of what is no play the rule alone.
Refusal
  rule: string
  law: Law
  from?: number
  to?: number
  number?: number
# Whether a play may begin so.
Verdict
  say: 'verdict'
  steps: Step[]
  refusal: Refusal|null
# Something was not done.
ErrorMessage
  say: 'error'
  code: ErrorCode
  message: string  # in English
  refusal?: Refusal|{rule:string}
  line?: number  # of a text that is wrong
  retry_after?: number  # when to ask again, in seconds
# All lines up to this one have been sent.
Ready = {say:'ready',line:number}
# Asks for a `ping`.
AskPing = {say:'ping'}
# Answers a `ping`.
Pong = {say:'pong'}

# A seat has been taken, under a name or "".
Taken = {say:'taken',player:number,name:string}
# Who is connected; after `ready`, and whenever it changes.
Here
  say: 'here'
  players: number[]  # whose seats somebody holds
  watching: number  # how many watch
# A phrase was said.
Said = {say:'said',player:number,phrase:Phrase}
# Something said in free words, the n-th at its table: see *Talk*.
Talked
  n: number
  to: Channel
  by: string  # the id of who said it; empty once they have left
  player: number|null  # null: somebody who watched
  name: string
  at: number  # in seconds since 1970
  text: string  # empty once it has been taken away
# One more, or one that has been taken away: of two with the same `n` the later counts.
TalkedNow
  say: 'talk'
  n: number
  to: Channel
  by: string
  player: number|null
  name: string
  at: number
  text: string
# After `game`: the last 200 messages that the client may read.
Talks
  say: 'talks'
  talks: Talked[]
# All that is proposed as line `line`, with the players who agree.
Proposed
  say: 'proposed'
  line: number
  proposals: {to:Accord,players:number[]}[]
# The player to move in a live game is away, and claimable from that moment on; null: they are there.
Absent = {say:'absent',player:number,claimable:number}|{say:'absent',player:null}
# Who wants a rematch; the game itself once all do, and the new number of each player.
AgainWished
  say: 'again'
  wish: number[]
  next: string|null
  players?: number[]
# What is heard of the people at a table, beside the game.
Company = Taken|Here|Said|TalkedNow|Talks|Proposed|Absent|AgainWished
# What a table of trictrac says.
TableMessage = GameInfo|Line|Ready|Verdict|ErrorMessage|Company|AskPing|Pong

# A game that stands open to anybody.
Offer
  game: string
  format: Format
  match?: MatchTerms
  rules?: string
  options?: Options
  points?: number  # of Le Tric Trac
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  start: string
  dice?: 'hand'|'fair'
  clock?: ClockTerms
  rated?: true
  private?: true
  claims: Keys  # the codes of its free seats
# A game in play that may be watched.
LiveGame
  game: string
  format: Format
  points?: number  # of Le Tric Trac
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  clock?: ClockTerms
  rated?: true
  stands: Stands
  watching: number
# Where a match stands, in short; of Le Tric Trac the points of both.
Stands
  holes?: Sides<number>
  at?: Sides<number>  # the players at the board
  round?: number  # of `rounds`; 0 where nothing was agreed
  rounds?: number
  balance?: number[]
  score?: Sides<number>
# All that is offered now, the latest last; and the games in play that are watched most.
LobbyNews
  say: 'lobby'
  offers: Offer[]
  live: LiveGame[]
# What those who watch the lobby are told.
LobbyMessage = LobbyNews|ErrorMessage|AskPing|Pong

# A match of Le Tric Trac.
RaceInfo
  say: 'game'
  game: string
  format: 'courrier'
  points: number  # agreed for the match
  white: SeatInfo
  black: SeatInfo
  you: number[]
  next?: string
  commit: string
  dice?: 'fair'
  start: string
  lines: number
  clock?: ClockTerms
  now?: number
  rated?: true
  private?: true
# How a game of the match ended.
RaceWin
  winner: Side
  points: number
  by: 'out'|'resign'|'time'
RaceTurn
  side: Side
  stage: 'shares'|'draw'|'roll'|'move'|'over'
  dice?: Dice  # at `move`
  first_steps?: NumberedStep[]  # the legal ones
  nothing?: boolean  # nothing can be played: the play is []
# A line of a match of Le Tric Trac.
RaceLine
  say: 'line'
  n: number
  side: Side
  do: RaceDone
  position: string  # after the line
  score: Sides<number>
  won: RaceWin|null  # how a game ended by this line
  forfeit: Sides<number>  # what each would lose by giving up the game now (J12)
  over: null|{winner:Side,seed:string}|Stopped
  turn: RaceTurn
  clock?: ClockNow
RaceRefusal
  rule: string
  law: RaceLaw
  from?: number
  to?: number
  number?: number
RaceVerdict
  say: 'verdict'
  steps: Step[]
  refusal: RaceRefusal|null
  next: NumberedStep[]  # the steps that may follow
  complete: boolean  # these steps are a whole play
RaceError
  say: 'error'
  code: ErrorCode
  message: string
  refusal?: RaceRefusal|{rule:string}
  line?: number
  retry_after?: number
# What a table of Le Tric Trac says.
RaceMessage = RaceInfo|RaceLine|Ready|RaceVerdict|RaceError|Company|AskPing|Pong
# What a table of either game says.
AnyMessage = TableMessage|RaceMessage
)";

}  // namespace trictrac
