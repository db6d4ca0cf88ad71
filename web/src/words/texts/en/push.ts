import type { PushText } from '../fr/push';

export const enPush: PushText = {
  turn: { named: '{who} has played: your turn.', unnamed: 'It is your turn.' },
  taken: { named: '{who} has sat down at your table.', unnamed: 'Somebody has sat down at your table.' },
  offer: { named: '{who} has sent you a proposal.', unnamed: 'You have a proposal.' },
  over: { named: 'Your game against {who} is over.', unnamed: 'Your game is over.' },
};
