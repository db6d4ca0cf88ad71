import type { Who } from '../../who';
import { count as s, Does, them } from './grammar';
import type { ByHandText } from '../fr/byhand';

const resting = (rest: number) => (rest > 0 ? `${rest} over` : 'nothing over');
const has = (who: Who) => Does(who, 'has', 'have');
const own = (who: Who) => (who.you ? 'your' : 'their');

/** The sentences of a table where players mark for themselves. */
export const enByHand: ByHandText = {
  title: 'This roll',
  empty: 'Nothing has been marked yet. The board does not mark for you: see for yourself what the rolls are worth.',

  status: {
    throw: 'Mark what that roll gives you, then throw.',
    decide: 'Play to hold, or go.',
    early: (dice) => `The next roll is already thrown: ${dice}.`,
    earlyPlay: 'Finish your play: you know what comes next.',
    move: 'Mark your roll, then play it.',
    helpless: 'No man can be played: mark, then continue.',
    late: 'You may still mark your roll.',
    touch: 'Touch a man and you must play it.',
    again: 'Play this roll again.',
    going: (who) => `${Does(who, 'goes', 'go')} (s’en aller). Agreed?`,
    end: (who) => `The last hole for ${them(who)}. Agreed?`,
    answer: 'Your going ends the marqué: dispute the école, or accept it.',
    waits: 'The other player has to agree.',
    letGoFirst: 'Let go of your jeton first, or put it back.',
    alone: 'A man alone on a corner: choose a remedy.',
    remedy: 'This is the board after that remedy.',
  },
  choice: {
    hold: 'I play this roll, and keep what is marked',
    go: 'men go back, I throw again; my opponent must agree',
    holdParts: ['play on', 'keep what is marked'],
    goParts: ['men back', 'you throw', 'opponent agrees'],
  },

  jeton: {
    name: 'Your jeton',
    step: 'Points to mark',
    less: 'Two points less',
    more: 'Two points more',
    none: 'Nothing marked yet.',
    place: (from, n, holes, rest) =>
      `${s(n, 'point')}: ${from} and ${n} make ${from + n}${holes > 0 ? `, ${s(holes, 'hole')}, ${resting(rest)}` : ''}`,
    letGo: (n) => (n > 0 ? `Mark ${n}` : 'Mark'),
    pegged: (holes) => `The peg goes on by ${s(holes, 'hole')}.`,
    letGoHint: 'Once the jeton is let go the mark is made.',
    back: 'Put the jeton back',
    peg: 'Your peg',
    pegs: 'Holes pegged',
    pegAt: (hole) => (hole === 0 ? 'at the start' : `in hole ${hole}`),
    sign: {
      jeton: 'Second jeton (bredouille)',
      pavillon: 'Pavillon (flag)',
      etendard: 'Étendard (banner)',
      cravate: 'Cravate (ring)',
    },
    mend: 'Add the second jeton',
  },

  say: {
    school: 'École!',
    rectify: 'Put it right',
    whole: 'The whole école!',
    false_school: 'False école!',
    augment: 'I maintain it',
    reason: 'Why?',
    remedies: 'Misplayed?',
    adoube: 'J’adoube',
    agree: 'Agreed',
    object: 'I object',
    over: 'Agreed',
    played: 'That is my play',
    pass: 'I play nothing',
    invite: 'Your throw',
    early: 'Throw early',
    earlySure: 'Throw all the same?',
  },
  hint: {
    school: 'École (penalty): your opponent marked wrongly, and you take the points of that mistake.',
    rectify: 'The mark is put right, and nobody goes to school.',
    whole: 'The claim is too small: insist on the full amount.',
    false_school: 'The école was wrong: you take its points back, and mark them.',
    augment: 'You maintain your école; it is counted again, and the player who was wrong pays double.',
    reason: 'Your opponent shows where the points come from.',
    remedies: 'See whether your opponent’s men are misplayed, and what you may demand.',
    adoube: 'The next man you touch is only put straight.',
    pass: 'None of your numbers can be played.',
    invite: 'You invite your opponent to throw: your mark is complete.',
    early: 'Your roll will count, but you lose what you have not marked, and nothing in this play can be put right.',
  },
  school: {
    title: 'École: by how many points?',
    gained: 'on that roll',
    received: 'on yours',
    of: { gained: 'École on that roll', received: 'École on yours' },
    right: { gained: 'The mark for that roll', received: 'The mark for yours' },
    pad: (n, what) => `École of ${s(n, 'point')}, ${what}`,
    close: 'Never mind',
    part: 'False in part:',
    falseOf: (n) => `False école of ${s(n, 'point')}`,
  },
  answer: {
    sent: (who, n) => `${who.you ? 'You go' : `${Does(who, 'sends', 'send')} you`} to school: ${s(n, 'point')}.`,
    disputed: (who, n) => `${Does(who, 'disputes', 'dispute')} it: false école of ${s(n, 'point')}.`,
    accept: 'Accept',
    ruling: (claimed, right) =>
      right === claimed
        ? `Counted again: the école of ${claimed} was right.`
        : right === 0
          ? 'Counted again: there was no école.'
          : `Counted again: of ${s(claimed, 'point')}, ${right} were due.`,
  },

  reason: {
    title: 'The reason for your mark',
    how: 'Touch the jans you have counted.',
    asked: (who, n) => `${Does(who, 'asks', 'ask')}: why ${s(n, 'point')}?`,
    give: 'These are my points',
  },
  remedy: {
    title: 'Correct these men?',
    none: 'The play is correct.',
    leave: 'Leave them',
    place: (moves) => `Put the man right, ${moves}`,
    again: 'Have the roll played again',
    demand: {
      with: (from, to) => `Have it played again, with the man from ${from} to ${to}`,
      without: (from) => `Have it played again, without the man on ${from}`,
      passOn: (from) => `Have the man on ${from} moved on`,
      from: (from) => `Have it played again with a man from ${from}`,
      notCoin: 'Have it played again, without taking the corner',
      barred: (at) => `Have it played again, with no man put on ${at}`,
    },
    show: 'Show it on the board',
    choose: 'Ask for this',
    close: 'Back to the board',
  },

  done: {
    mark: (who, n, holes) =>
      `${Does(who, 'marks', 'mark')} ${s(n, 'point')}${holes > 0 ? `: ${s(holes, 'hole')}` : ''}.`,
    nothing: (who) => `${Does(who, 'marks', 'mark')} nothing.`,
    school: (who, n) => `${Does(who, 'says', 'say')}: école of ${s(n, 'point')}.`,
    rectify: (who) => `${Does(who, 'asks', 'ask')} for ${own(who)} opponent’s mark to be corrected.`,
    whole: (who) => `${Does(who, 'demands', 'demand')} the whole école.`,
    false_school: (who, n) => `${Does(who, 'says', 'say')}: false école${n > 0 ? ` of ${s(n, 'point')}` : ''}.`,
    augment: (who) => `${Does(who, 'maintains', 'maintain')} the école: it is counted again.`,
    reason: (who) => `${Does(who, 'asks', 'ask')} the reason for a mark.`,
    gives: (who, jans) => `${Does(who, 'shows', 'show')}: ${jans}.`,
    touch: (who, from) => `${Does(who, 'touches', 'touch')} a man on ${from}.`,
    adoube: (who) => `${Does(who, 'says', 'say')}: j’adoube.`,
    remedies: (who) => `${Does(who, 'looks', 'look')} at ${own(who)} opponent’s men.`,
    remedy: (who, what) =>
      `${Does(who, 'demands', 'demand')}${what ? `: ${what.charAt(0).toLowerCase()}${what.slice(1)}` : ' a remedy'}.`,
    agree: (who) => `${Does(who, 'agrees', 'agree')}.`,
    object: (who) => `${Does(who, 'objects', 'object')}.`,
    invite: (who) => `${Does(who, 'invites', 'invite')} ${own(who)} opponent to throw.`,
    early: (who) => `${has(who)} thrown early: the roll counts.`,
    going: (who) => `${Does(who, 'says', 'say')}: I go.`,
    back: (who, n) => `${Does(who, 'gives', 'give')} back ${s(n, 'point')} too many.`,
  },

  missed: {
    play: (who) => `${has(who)} made a wrong play that nobody challenged.`,
    less: (who, n) => `${has(who)} left ${s(n, 'point')} unmarked.`,
    more: (who, n) => `${has(who)} marked ${s(n, 'point')} too many.`,
    title: 'Unnoticed errors',
    none: 'Every mark was right, or was put right.',
    cost: (who, n, holes) =>
      `${has(who)} left ${s(n, 'point')} on the board${holes > 0 ? `, and ${s(holes, 'hole')} with them` : ''}.`,
    roll: (n) => `Roll ${n}`,
    due: (due, marked, schooled) =>
      `${due > 0 ? s(due, 'point') : 'nothing'} due, ${marked > 0 ? marked : 'nothing'} marked${schooled > 0 ? `, école of ${schooled}` : ''}`,
    holes: (n) => (n > 0 ? `${s(n, 'hole')} missed` : `${s(-n, 'hole')} too many`),
  },
};
