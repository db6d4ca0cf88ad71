// Written by tools/describe.ts from what the program offers: not to be changed by hand.
import { JANS, REASONS, SETTLEMENT_CODES, LAWS, ERROR_CODES, PHRASES, CHANNELS, ACCORDS, RACE_LAWS } from './codes';

/** The types of what comes in, as src/wire/shapes.h has them. */
export const SHAPES: Record<string, string> = {
  Format: 'string',
  MatchTerms: 'object',
  Options: 'object',
  TableMessage: 'GameInfo|Line|Ready|Verdict|ErrorMessage|Company|AskPing|Pong',
  GameInfo:
    "{say:'game',game:string,format:Format,match?:MatchTerms,rules:string,options:Options,white:SeatInfo,black:SeatInfo,others?:SeatInfo[],you:number[],next?:string,commit:string,dice?:'hand'|'fair',start:string,lines:number,clock?:ClockTerms,now?:number,rated?:true,private?:true}",
  SeatInfo: "{name:string,kind:'human'|'bot',bot?:string,free?:true,guest?:true}",
  ClockTerms: "{pace:'live',reserve:number,delay:number}|{pace:'days',days:number,holidays:number}",
  Line: "{say:'line',n:number,side:Side,do:Done,events:JanEvent[],marks:Mark[],releve:null|'go'|'out',over:Over|null,score:Scores,trid:string,turn:Turn,reasons?:Justification[],moved?:Moved[],stays?:true,ruling?:Ruling,remedies?:Remedy[],missed?:Missed[],round_ended?:true,tour?:TourEnd,clock?:ClockNow,account?:Account}",
  Side: "'white'|'black'",
  Done: 'Played|Beside',
  Played:
    "{type:'seats',throws:number[][],order:number[]}|{type:'lead',throws:Dice[],first:Side}|{type:'half',throws:Dice[]}|{type:'overtime',absent?:true}|{type:'roll',dice:Dice}|{type:'hold'}|{type:'go'}|{type:'suspend',game:'ecrire'|'honours'}|{type:'play',steps:Step[]}|{type:'resign'}|{type:'mark',points:number,holes?:number,jeton?:boolean,pavillon?:boolean,etendard?:boolean,cravate?:boolean}|{type:'school',points:number,for:'gained'|'received'}|{type:'rectify',for:'gained'|'received'}|{type:'whole',for?:'gained'|'received'}|{type:'false_school',points?:number,for?:'gained'|'received'}|{type:'augment',for?:'gained'|'received'}|{type:'reason',for?:'gained'|'received',jans?:Jan[]}|{type:'touch',from:number}|{type:'adoube'}|{type:'remedies'}|{type:'remedy',n:number}|{type:'agree'}|{type:'object'}|{type:'invite'}",
  Dice: '[number,number]',
  Step: '[from:number,to:number]',
  Beside:
    "{type:'seal',player:number,seal:string}|{type:'share',player:number,share:string}|{type:'leave',player:number,days:number}|{type:'grace',player:number}|{type:'trust',player:number,wish:boolean}|{type:'clock',change:'outage'|'extend'|'restore'|'stop'|'start',by?:number}|{type:'stop'}|{type:'put_off'}|{type:'take_back'}",
  JanEvent: '{jan:Jan,rule:string,side:Side,ways:number,points:number,at:number[],paths:number[][][]}',
  Mark: '{side:Side,had:number,points:number,holes:number,bredouille:boolean,rest:number}',
  Over: 'ToursOver|AccountOver|Stopped',
  ToursOver:
    "{winner:Side,by:'holes'|'resign'|'time',worth:{counting:string,name:string,value:number},seed:string,missed?:Missed[]}",
  Missed:
    "{side:Side,for:Part|'play',roll:number,dice:Dice,rule?:string,due?:number,marked?:number,schooled?:number,points?:number,jans?:DueJan[]}",
  Part: "'gained'|'received'",
  DueJan: '{jan:Jan,rule:string,ways:number,points:number}',
  AccountOver: "{by:'played'|'resign'|'time',seed:string,missed?:Missed[]}",
  Stopped: "{by:'stop',seed:string}",
  Scores: 'Sides<Score>',
  Score: '{points:number,holes:number,bredouille:boolean,jetons:number,pavillon:boolean}',
  Turn: "{side:Side,stage:'shares'|'draw'|'roll'|'decide'|'move'|'agree'|'over',dice?:Dice,hold?:{rest:number,other:number,other_holes:number},go?:{lost?:number,account?:Does},suspend?:Suspending[],plays?:Play[],bound?:Justification[],may?:Sides<HandKind[]>,to?:'go'|'end',marks?:OpenMark[],schools?:OpenSchool[],questions?:{by:Side,for:Part,roll:number}[],touched?:number[],early?:Dice,adoube?:true,again?:true,demand?:Demand}",
  Does: "{does:'lift'|'win'|'concede'|'refait',jetons?:number,winner?:number}",
  Suspending: "{game:'honours'}|{game:'ecrire',does:'lift'|'win'|'concede'|'refait',jetons?:number,winner?:number}",
  Play: 'NumberedStep[]',
  NumberedStep: '[from:number,to:number,number:number]',
  Justification: '{rule:string,reason:Reason}',
  HandKind: 'string',
  OpenMark: '{side:Side,for:Part,roll:number,points:number,open:boolean,disputable:boolean}',
  OpenSchool: '{by:Side,for:Part,points:number,disputed:number,may:Side[]}',
  Demand: "{what:'lawful'|'not_coin'|'with'|'without'|'pass_on'|'from',step?:Step,from?:number,barred?:number}",
  Moved: "{side:Side,why:Part|'school'|'false_school'|'gone',points:number,rule:string}",
  Ruling: '{for:Part,claimed:number,right:number,disputed:number,jans:DueJan[]}',
  Remedy: "{n:number,rule:string,does:'leave'|'place'|'again',what:string,trid:string,demand?:Demand}",
  TourEnd: "{winner:Side,by:'holes'|'resign'|'time',worth:{counting:string,name:string,value:number}}",
  ClockNow:
    '{at:number,lag?:number,asked:number|null,ends:number|null,stopped?:true,left?:number[],holidays?:number[],away?:number[],trust?:number[]}',
  Account:
    "{format:string,round:number,rounds:number,at:Sides<number>,lead:Side|null,advises:{player:number,side:Side|null}[],balance:number[],unit:'stake'|'jeton'|'unit',over:null|{by:'played'}|{by:'resign',player:number},board?:BoardPieces,tours?:{won:TourWon[],stake:number},carried?:{lost:number[],jetons:number[]},marque?:MarqueNow,sheet?:WrittenMarque[],wins?:number[],losses?:number[],settlement?:Settlement|null,honours?:Honours,suspended?:{game:Game,by:Side,ended:boolean}|null,poule?:Poule}",
  BoardPieces: '{pegs?:Sides<Peg[]>,etendard:Side|null,cravate:Side|null}',
  Peg: "{metal:'gold'|'silver'|'bimetal'|'black',hole:number,cravate:boolean}",
  TourWon: '{winner:number,holes:Sides<number>,worth:string,value:number}',
  MarqueNow:
    '{holes:Sides<number>,refaits:number,obligatory:boolean,needed:Sides<number>,rate:Sides<number>,run:Sides<boolean>,consolation:number,pays?:Sides<number|null>}',
  WrittenMarque:
    "{winner:number,loser:number,idle:number|null,holes:[winner:number,loser:number],end:'win'|'concede',run:'none'|'petite'|'grande'|null,rate:number,consolation:number,refaits:number,jetons:number}",
  Settlement: '{lines:SettlementLine[],columns:{gained:number[],lost:number[]},fiche:number,half_wanted:number|null}',
  SettlementLine: '{code:SettlementCode,amounts:number[],source:string,marque:number}',
  Honours:
    '{holes:Sides<number>,won:HonoursWon[],fiches:number[],basket:number,open:boolean,contrat:Side|null,both:boolean}',
  HonoursWon: '{winner:Side,factor:number,loser_holes:number}',
  Game: "'ecrire'|'honours'",
  Poule:
    "{kind:'filled'|'drained',pot:number,stake:number,line:number[],still_to_win:number|null,per_hole:number|null,meetings:Meeting[]}",
  Meeting: '{winner:number,loser:number,holes:Sides<number>,won_by:Side,balance:number[]}',
  Ready: "{say:'ready',line:number}",
  Verdict: "{say:'verdict',steps:Step[],refusal:Refusal|null}",
  Refusal: '{rule:string,law:Law,from?:number,to?:number,number?:number}',
  ErrorMessage:
    "{say:'error',code:ErrorCode,message:string,refusal?:Refusal|{rule:string},line?:number,retry_after?:number}",
  Company: 'Taken|Here|Said|TalkedNow|Talks|Proposed|Absent|Paused|AgainWished',
  Taken: "{say:'taken',player:number,name:string,guest?:true}",
  Here: "{say:'here',players:number[],watching:number}",
  Said: "{say:'said',player:number,phrase:Phrase}",
  TalkedNow: "{say:'talk',n:number,to:Channel,by:string,player:number|null,name:string,at:number,text:string}",
  Talks: "{say:'talks',talks:Talked[]}",
  Talked: '{n:number,to:Channel,by:string,player:number|null,name:string,at:number,text:string}',
  Proposed: "{say:'proposed',line:number,proposals:{to:Accord,players:number[]}[]}",
  Absent: "{say:'absent',player:number,claimable:number}|{say:'absent',player:null}",
  Paused: "{say:'paused',why:'operator'|'outage'|'return',at:number}|{say:'paused',why:null}",
  AgainWished: "{say:'again',wish:number[],next:string|null,players?:number[]}",
  AskPing: "{say:'ping'}",
  Pong: "{say:'pong'}",
  RaceMessage: 'RaceInfo|RaceLine|Ready|RaceVerdict|RaceError|Company|AskPing|Pong',
  RaceInfo:
    "{say:'game',game:string,format:'courrier',points:number,white:SeatInfo,black:SeatInfo,you:number[],next?:string,commit:string,dice?:'fair',start:string,lines:number,clock?:ClockTerms,now?:number,rated?:true,private?:true}",
  RaceLine:
    "{say:'line',n:number,side:Side,do:RaceDone,position:string,score:Sides<number>,won:RaceWin|null,forfeit:Sides<number>,over:null|{winner:Side,seed:string}|Stopped,turn:RaceTurn,clock?:ClockNow}",
  RaceDone: 'RacePlayed|Beside',
  RacePlayed:
    "{type:'lead',throws:Dice[],first:Side}|{type:'roll',dice:Dice}|{type:'play',steps:Step[]}|{type:'resign'}|{type:'overtime',absent?:true}",
  RaceWin: "{winner:Side,points:number,by:'out'|'resign'|'time'}",
  RaceTurn:
    "{side:Side,stage:'shares'|'draw'|'roll'|'move'|'over',dice?:Dice,first_steps?:NumberedStep[],nothing?:boolean}",
  RaceVerdict: "{say:'verdict',steps:Step[],refusal:RaceRefusal|null,next:NumberedStep[],complete:boolean}",
  RaceRefusal: '{rule:string,law:RaceLaw,from?:number,to?:number,number?:number}',
  RaceError:
    "{say:'error',code:ErrorCode,message:string,refusal?:RaceRefusal|{rule:string},line?:number,retry_after?:number}",
  AnyMessage: 'TableMessage|RaceMessage',
  LobbyMessage: 'LobbyNews|ErrorMessage|AskPing|Pong',
  LobbyNews: "{say:'lobby',offers:Offer[],live:LiveGame[],paused?:true}",
  Offer:
    "{game:string,format:Format,match?:MatchTerms,rules?:string,options?:Options,points?:number,white:SeatInfo,black:SeatInfo,others?:SeatInfo[],start:string,dice?:'hand'|'fair',clock?:ClockTerms,rated?:true,private?:true,claims:Keys}",
  Keys: 'Record<string,string>',
  LiveGame:
    '{game:string,format:Format,points?:number,white:SeatInfo,black:SeatInfo,others?:SeatInfo[],clock?:ClockTerms,rated?:true,stands:Stands,watching:number}',
  Stands:
    '{holes?:Sides<number>,at?:Sides<number>,round?:number,rounds?:number,balance?:number[],score?:Sides<number>}',
};

/** Words that are listed. */
export const LISTS: Record<string, readonly string[]> = {
  Jan: JANS,
  Reason: REASONS,
  SettlementCode: SETTLEMENT_CODES,
  Law: LAWS,
  ErrorCode: ERROR_CODES,
  Phrase: PHRASES,
  Channel: CHANNELS,
  Accord: ACCORDS,
  RaceLaw: RACE_LAWS,
};
