import type { Clock } from '../fr/clock';
import { count, does, Does, upper } from './grammar';

/** Each player's time. */
export const enClock: Clock = {
  title: 'Time',
  choice: {
    none: 'No clock',
    quick: 'Quick',
    medium: 'Medium',
    slow: 'Slow',
    day: 'One day a turn',
    three_days: 'Three days a turn',
    week: 'One week a turn',
    fortnight: 'Two weeks a turn',
  },
  noneHint: 'take all the time you like',
  terms: (terms) =>
    terms.pace === 'live'
      ? `${count(Math.round(terms.reserve / 60), 'minute')} a tour or marqué, and ${count(terms.delay, 'second')} for each decision`
      : `${count(terms.days, 'day')} a turn${terms.holidays > 0 ? `, and ${count(terms.holidays, 'day')} of holiday` : ''}`,
  brief: (terms) =>
    terms.pace === 'live'
      ? `${Math.round(terms.reserve / 60)} min a tour or marqué, ${terms.delay} s a decision`
      : `and ${count(terms.holidays, 'day')} of holiday`,
  lost: 'You lose the tour when your time runs out, or the match if it is not played in tours. A player’s clock runs only while it is their turn.',
  freeFor: (time) => `to decide: ${time}`,
  delay: (seconds) => `+ ${seconds} s a decision`,
  left: (days, hours, minutes) =>
    days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
  until: (day) => `on holiday until ${day}`,
  out: (who) => `${Does(who, 'has', 'have')} no time left.`,
  claimed: (who) => `${Does(who, 'was not', 'were not')} at the table: the game is lost.`,
  seconds: (n) => `${n} s`,
  outage: (time) => `The server was unavailable: ${time} given back.`,
  extend: (time) => `The operator of the server gives ${time} more to the player whose turn it is.`,
  restore: 'The operator of the server gives the player whose turn it is all their time back.',
  stop: 'The operator of the server has stopped the clocks.',
  start: 'The operator of the server has started the clocks again.',
  stopped: 'stopped',
  paused: {
    operator: 'The operator of the server has paused all games. The clocks are stopped; you can go on playing.',
    outage: 'The server cannot store any action at the moment. The clocks are stopped.',
    return:
      'The server was unavailable. The clock starts again when the player whose turn it is returns, or after 30 seconds.',
  },
  gone: (who) => `${Does(who, 'has left', 'have left')} the table.`,
  notBack: (who) => `${Does(who, 'is not', 'are not')} back yet.`,
  notCome: (who) => `${Does(who, 'has not', 'have not')} come yet.`,
  claimIn: (seconds) => `You can claim the game in ${count(seconds, 'second')}.`,
  claimNow: 'Claim the game, or keep waiting.',
  returned: (time) => `It is your turn: you have ${time} left.`,
  claim: 'Claim the game',
  giveUp: 'End it without a winner',
  unrated: 'It will not be rated.',
  wait: 'Wait',
  outTour: 'Lost on time: it counts as a simple loss.',
  outMatch: 'The match stops here: it is not settled, and the score stays as it was.',
  short: 'time up',
  give: 'Give your opponent more time',
  giveLive: 'their reserve is full again',
  giveDays: (days) => `they have ${count(days, 'day')} again`,
  gaveTime: (who) => `${Does(who, 'gives', 'give')} ${who.you ? 'your' : 'their'} opponent more time.`,
  days: 'Days',
  leave: 'Go on holiday',
  holidays: (days) => `you have ${count(days, 'day')} left in this game; your clock stops`,
  back: 'I am back',
  tookLeave: (who, days) => `${Does(who, 'takes', 'take')} ${count(days, 'day')} of holiday.`,
  cameBack: (who) => `${upper(does(who, 'is', 'are'))} back.`,
  autoPlay: 'Play forced moves for me',
  autoPlayHint: 'The program throws your dice and plays your forced moves without waiting for you.',
};
