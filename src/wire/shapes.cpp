#include "wire/shapes.h"

#include "contract/game_codec.h"
#include "contract/instances.h"
#include "text/words.h"
#include "wire/advice_json.h"
#include "wire/hand_fields.h"
#include "wire/sheet_json.h"

namespace trictrac::contract {
namespace {

// The messages of tables.
constexpr std::string_view kFrames = R"(
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
# Keys or claim codes of seats, by player number.
Keys = Record<string,string>
# The roll that a mark counts: the player's own, or the opponent's.
Part = 'gained'|'received'
# The two games of combiné.
Game = 'ecrire'|'honours'

# The occupant of a seat.
SeatInfo
  name: string
  kind: 'human'|'bot'
  bot?: string  # the name of the bot
  free?: true  # the seat of a person who has not taken it yet
  guest?: true  # the name is no account's: anybody may have chosen it
# The time control: seconds if live, or days. The limits are in `src/game/clock/clocks.h`.
ClockTerms = {pace:'live',reserve:number,delay:number}|{pace:'days',days:number,holidays:number}

# A game of trictrac, of any format.
GameInfo
  say: 'game'
  game: string  # the id of the game
  format: Format
  match?: MatchTerms
  rules: string  # the preset of the board's rules
  options: Options
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  you: number[]  # the players whose seats you hold
  next?: string  # the id of the next game
  commit: string  # the commitment to the seed of the dice
  dice?: 'hand'|'fair'  # `hand`: thrown at a real board and entered; `fair`: fair dice
  start: string  # the starting position
  lines: number  # the number of the last line
  clock?: ClockTerms
  now?: number  # with a clock: the current time of the table, in milliseconds since 1970
  rated?: true  # it counts for the ratings of its two players
  private?: true  # only its players see it
  tournament?: TournamentSeen  # it belongs to
  mirror?: {board:1|2,game:string}  # a mirrored board: the first or the second of the two, and the game at the mirrored one, whose players 0 and 1 are 2 and 3 in `commit` and `reveal` here
# The place of a game in a tournament; rounds, tables and boards are numbered from 1.
TournamentSeen
  id: string
  round: number
  table: number
  board?: number  # of a match

# The points of a roll for one jan.
JanEvent
  jan: Jan
  rule: string
  side: Side  # the side that gains the points
  ways: number
  points: number  # the points of all ways together
  at: number[]  # the flèches concerned, in the roller's numbering
  paths: number[][][]  # one entry for each way: its men, each with the flèches it passes; empty for an impuissance
# Points that a line marked, in the order of K1: the roller's on the line of the roll, the opponent's on the line that ends the roll.
Mark
  side: Side
  had: number
  points: number
  holes: number  # the holes won, in total
  bredouille: boolean  # the first of these holes counts double
  rest: number  # the points left afterwards
# The score of a side.
Score
  points: number
  holes: number
  bredouille: boolean  # twelve points now would count double
  jetons: number  # 2: the side has the double jeton
  pavillon: boolean
Scores = Sides<Score>
# A rule that binds a roll, or that applies to a play.
Justification = {rule:string,reason:Reason}
# The effect of going, or of suspending à écrire, on the account.
Does
  does: 'lift'|'win'|'concede'|'refait'
  jetons?: number  # if it ends the marqué
  winner?: number
# A game of combiné that may be suspended; for à écrire also the effect.
Suspending = {game:'honours'}|{game:'ecrire',does:'lift'|'win'|'concede'|'refait',jetons?:number,winner?:number}

# The side that acts next, and its choices.
Turn
  side: Side  # the side that must act for the game to go on
  stage: 'shares'|'mirror'|'draw'|'roll'|'decide'|'move'|'agree'|'over'  # `shares`: shares of fair dice are awaited; `mirror`: the throw waits for the mirrored board; `draw`: the table draws next; `decide`: hold or go
  dice?: Dice  # at `decide`, `move`, and `agree` to a going
  hold?: {rest:number,other:number,other_holes:number}  # points kept; points that the opponent will mark, and the holes they make
  go?: {lost?:number,account?:Does}  # points of rest given up; the effect on the account
  suspend?: Suspending[]
  plays?: Play[]  # at `decide` and `move`, if the table lists the plays
  bound?: Justification[]  # the rules that bind every play of the roll
  may?: Sides<HandKind[]>  # by hand: the actions that are possible now
  to?: 'go'|'end'  # what the player is asked to agree to: a going, or the end, after which the loser can dispute nothing
  marks?: OpenMark[]  # the marks that may still be added to or disputed
  schools?: OpenSchool[]  # the écoles that may still be answered
  questions?: {by:Side,for:Part,roll:number}[]  # reasons that were requested and not yet given (R17)
  touched?: number[]  # flèches from which men were touched (R20)
  early?: Dice  # the opponent has thrown while this side still plays (R30)
  adoube?: true
  again?: true  # a play is made again as a remedy
  demand?: Demand  # what the play must do
# An action that may be possible, by its type.
HandKind = Action['type']
OpenMark
  side: Side
  for: Part
  roll: number  # the number of the roll, as in the record
  points: number  # including all corrections
  open: boolean  # its owner may still add to it
  disputable: boolean  # the opponent may claim an école about it
OpenSchool
  by: Side
  for: Part
  points: number
  disputed: number
  may: Side[]  # who may answer
# The conditions of a repeated play, which must also be legal.
Demand
  what: 'legal'|'not_coin'|'with'|'without'|'pass_on'|'from'
  step?: Step
  from?: number
  barred?: number
# A remedy for a wrong play.
Remedy
  n: number
  rule: string
  does: 'leave'|'place'|'again'
  what: string  # in English
  trid: string  # the position after this remedy
  demand?: Demand
# Points that a line marked, or took back.
Moved
  side: Side
  why: Part|'school'|'false_school'|'gone'
  points: number
  rule: string
# The outcome of an école that was maintained (R12).
Ruling
  for: Part
  claimed: number
  right: number
  disputed: number
  jans: JanDue[]
# The end of a tour.
TourEnd
  winner: Side
  by: 'holes'|'resign'|'time'
  worth: {counting:string,name:string,value:number}
# The end of a match of tours: the result of its last tour.
ToursOver
  winner: Side
  by: 'holes'|'resign'|'time'
  worth: {counting:string,name:string,value:number}
  seed: string  # the seed, whose hash is `commit`; empty while the mirrored board is played
  missed?: Missed[]  # by hand: all wrong marks and plays that were left standing
# The end of a match of another format.
AccountOver
  by: 'played'|'resign'|'time'
  seed: string
  missed?: Missed[]
# All players agreed to end the game, or its tournament ended it: the part in progress has no winner.
Stopped
  by: 'stop'
  why?: 'called_off'|'forfeit'  # its tournament ended it; left out if all agreed
  winner?: number  # the player to whom it was awarded; left out if nobody was
  seed: string
Over = ToursOver|AccountOver|Stopped

# A line of a game: an action and its results.
Line
  say: 'line'
  n: number
  side: Side  # the side that acted
  do: Done
  events: JanEvent[]  # in the line of a roll: all jans it makes, the roller's first
  marks: Mark[]
  releve: null|'go'|'out'  # the men were put back: after going, or after all men of a side were borne off
  over: Over|null
  score: Scores
  trid: string  # the position after the line
  turn: Turn
  reasons?: Justification[]  # of a play: the rules that apply to it
  moved?: Moved[]  # by hand: points marked or taken back
  stays?: true  # the side that went must stay (R16)
  ruling?: Ruling  # in the line of `augment`
  remedies?: Remedy[]  # in the line of `remedies`
  missed?: Missed[]  # wrong marks and plays that can no longer be disputed
  round_ended?: true  # a tour, a marqué (a refait too) or a meeting ended
  tour?: TourEnd  # the tour that ended, in a match of several
  clock?: ClockNow
  account?: Account  # in the first line, and whenever it changes
# The clocks after a line; all times are in milliseconds, and points in time since 1970.
ClockNow
  at: number  # the time of the line
  lag?: number  # live: the time of the network that its decision was not charged
  asked: number|null  # the player whose time runs
  ends: number|null  # when it runs out
  stopped?: true  # the operator has stopped the clocks
  left?: number[]  # live: the reserve of each player, without the decision in progress
  holidays?: number[]  # days: the days of holiday left
  away?: number[]  # until when each player is on holiday; 0: not on holiday
  auto_play?: number[]  # the players whose forced actions the table makes

# The account of a match. Players are numbered: White 0, Black 1, then the others; lists are by player.
Account
  format: string
  round: number  # the number of the tour, marqué or meeting in progress, from 1
  rounds: number  # the number agreed; 0 in the poules
  at: Sides<number>  # the players at the board
  lead: Side|null  # who throws first in this round; null if it is drawn
  advises: {player:number,side:Side|null}[]  # the players who sit out and may advise
  balance: number[]  # settled at the end
  unit: 'stake'|'jeton'|'unit'
  over: null|{by:'played'}|{by:'resign',player:number}
  board?: BoardPieces  # pegs, étendard and cravate; under the older rules only
  tours?: {won:TourWon[],stake:number}
  carried?: {lost:number[],jetons:number[]}  # of a resumed match: the marqués played on an earlier day
  marque?: MarqueNow
  sheet?: WrittenMarque[]
  wins?: number[]  # marqués won, carried ones included; for partners those of the pair
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
  rate: Sides<number>  # jetons for each hole if the run of a side lasts to the end
  run: Sides<boolean>
  consolation: number  # before the rate is applied
  pays?: Sides<number|null>  # what a side would be paid if the marqué ended now; null while the side has too few holes to win
# A marqué that was won.
WrittenMarque
  winner: number
  loser: number
  idle: number|null  # who sat out
  holes: [winner:number,loser:number]
  end: 'win'|'concede'
  run: 'none'|'petite'|'grande'|null
  rate: number
  consolation: number  # with the rate applied
  refaits: number
  jetons: number
SettlementLine
  code: SettlementCode
  amounts: number[]  # for each player
  source: string
  marque: number  # the number of the marqué it refers to, 0 for none
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
  balance: number[]  # for each player the amount drawn less the amount put in, after the meeting
Poule
  kind: 'filled'|'drained'
  pot: number
  stake: number
  line: number[]
  still_to_win: number|null
  per_hole: number|null
  meetings: Meeting[]

# The law that a play breaks, with its step; for other actions only the rule.
Refusal
  rule: string
  law: Law
  from?: number
  to?: number
  number?: number
# The verdict on a play that begins with these steps.
Verdict
  say: 'verdict'
  steps: Step[]
  refusal: Refusal|null
# A request was refused or failed.
ErrorMessage
  say: 'error'
  code: ErrorCode
  message: string  # in English
  refusal?: Refusal|{rule:string}
  line?: number  # the line of a text that has the error
  retry_after?: number  # how long to wait before asking again, in seconds
# All lines up to this one have been sent.
Ready = {say:'ready',line:number}
# Asks for a `ping`.
AskPing = {say:'ping'}
# Answers a `ping`.
Pong = {say:'pong'}
)";

// The messages of the other places, and of Le Tric Trac.
constexpr std::string_view kOtherFrames = R"(
# A message from a table of trictrac.
TableMessage = GameInfo|Line|Ready|Verdict|ErrorMessage|Company|AskPing|Pong

# A game with free seats, open to anybody.
Offer
  game: string
  format: Format
  match?: MatchTerms
  rules?: string
  options?: Options
  points?: number  # in Le Tric Trac
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  start: string
  dice?: 'hand'|'fair'
  clock?: ClockTerms
  rated?: true
  private?: true
  claims: Keys  # the codes of its free seats
# A game in progress that may be watched.
LiveGame
  game: string
  format: Format
  points?: number  # in Le Tric Trac
  white: SeatInfo
  black: SeatInfo
  others?: SeatInfo[]
  clock?: ClockTerms
  rated?: true
  stands: Stands
  watching: number
# A summary of the score of a match; in Le Tric Trac the points of both sides.
Stands
  holes?: Sides<number>
  at?: Sides<number>  # the players at the board
  round?: number  # the current one of `rounds`, which is 0 if no number was agreed
  rounds?: number
  balance?: number[]
  score?: Sides<number>
# The current offers, latest last, and the games in progress with the most spectators.
LobbyNews
  say: 'lobby'
  offers: Offer[]
  live: LiveGame[]
  paused?: true  # the operator has paused all games: see *Clocks*
# A message to those who watch the lobby.
LobbyMessage = LobbyNews|ErrorMessage|AskPing|Pong
# A tournament has reached a state.
TournamentNews
  say: 'tournament'
  tournament: string  # its id
  revision: number  # the number of its last act
# A message to those who watch a tournament.
TournamentMessage = TournamentNews|ErrorMessage|AskPing|Pong
# The challenges to you or by you have changed: `/api/me/games` has them.
PersonNews
  say: 'news'
# A message to those who follow what happens to them.
NewsMessage = PersonNews|ErrorMessage|AskPing|Pong

# A match of Le Tric Trac.
CourrierInfo
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
  tournament?: TournamentSeen
# The end of a game of the match.
CourrierWin
  winner: Side
  points: number
  by: 'out'|'resign'|'time'
CourrierTurn
  side: Side
  stage: 'shares'|'draw'|'roll'|'move'|'over'
  dice?: Dice  # at `move`
  first_steps?: NumberedStep[]  # the legal first steps
  nothing?: boolean  # true: nothing can be played, and the play is []
# A line of a match of Le Tric Trac.
CourrierLine
  say: 'line'
  n: number
  side: Side
  do: CourrierDone
  position: string  # after the line
  score: Sides<number>
  won: CourrierWin|null  # the result of a game that this line ended
  forfeit: Sides<number>  # the points each side would lose by resigning the game now (J12)
  over: null|{winner:Side,seed:string}|Stopped
  turn: CourrierTurn
  clock?: ClockNow
CourrierRefusal
  rule: string
  law: CourrierLaw
  from?: number
  to?: number
  number?: number
CourrierVerdict
  say: 'verdict'
  steps: Step[]
  refusal: CourrierRefusal|null
  next: NumberedStep[]  # the steps that may follow
  complete: boolean  # these steps are a whole play
CourrierError
  say: 'error'
  code: ErrorCode
  message: string
  refusal?: CourrierRefusal|{rule:string}
  line?: number
  retry_after?: number
# A message from a table of Le Tric Trac.
CourrierMessage = CourrierInfo|CourrierLine|Ready|CourrierVerdict|CourrierError|Company|AskPing|Pong
# A message from a table of either game.
AnyMessage = TableMessage|CourrierMessage
)";

// "name?: type  # says", the name and the sentence as they may be.
Json field_of(std::string_view line) {
  const std::size_t colon = line.find(':'), comment = line.find("  # ");
  std::string_view name = line.substr(0, colon);
  const bool left_out = name.ends_with('?');
  if (left_out) name.remove_suffix(1);
  Json field{{"name", name}, {"type", trim(line.substr(colon + 1, comment - colon - 1), " ")}};
  if (comment != line.npos) field["says"] = line.substr(comment + 4);
  if (left_out) field["left_out"] = true;
  return field;
}

void add_declared(Json& all, std::string_view text) {
  std::string_view says;
  for (const std::string_view line : split(text, '\n')) {
    if (line.empty()) continue;
    if (line.starts_with("# ")) {
      says = line.substr(2);
    } else if (line.starts_with("  ")) {
      all.back()["fields"].push_back(field_of(trim(line, " ")));
    } else {
      const std::size_t is = line.find(" = ");
      all.push_back({{"name", line.substr(0, is)}, {"says", std::exchange(says, {})}});
      if (is != line.npos) all.back()["type"] = line.substr(is + 3);
    }
  }
}

}  // namespace

void describe_frames(Description& description) {
  Json& all = description.types;
  add_declared(all, kFrames);
  describe_company(description);
  add_declared(all, kOtherFrames);
  declare<Missed>(description);
  describe_advice(description);
  describe_sheet(description);
  all.push_back(one_of(description, "TurnAction", "A step of a turn.", "type", Seen::Asked, TurnActions{}));
  all.push_back(one_of(description, "HandAction", "Marking and judging by hand (section R).", "type",
                       Seen::Asked, HandActions{}));
  all.push_back({{"name", "Action"},
                 {"says", "An action that a page may request."},
                 {"type", "TurnAction|HandAction"}});
  all.push_back(one_of(description, "Played", "An action in the game.", "type", Seen::Answered,
                       TableEvents{} + Actions{}));
  all.push_back(one_of(description, "Beside",
                       "An action beside the game: it does not change the position, except `take_back`.",
                       "type", Seen::Answered, AsideEvents{} + AgreedEvents{}));
  all.push_back({{"name", "Done"}, {"says", "The action of a line."}, {"type", "Played|Beside"}});
  all.push_back(one_of(description, "CourrierPlayed", "An action in a game of Le Tric Trac.", "type",
                       Seen::Answered, CourrierEvents{}));
  all.push_back({{"name", "CourrierDone"},
                 {"says", "The action of a line of Le Tric Trac."},
                 {"type", "CourrierPlayed|Beside"}});
  describe_page_messages(description);
}

}  // namespace trictrac::contract
