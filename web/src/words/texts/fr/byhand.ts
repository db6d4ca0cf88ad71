import type { Who } from '../../who';
import { count as s, Does, them } from './grammar';

const holesWon = (holes: number) => (holes === 1 ? 'un trou' : s(holes, 'trou'));
const resting = (rest: number) => (rest > 0 ? `reste ${rest}` : 'sans reste');

/** Les phrases d’une table où chacun marque lui-même. */
export const frByHand = {
  title: 'Ce coup',
  empty: 'Rien n’est encore marqué. Le tablier ne marque pas pour vous : à vous de voir ce que valent les coups.',

  status: {
    throw: 'Marquez ce que ce coup vous donne, puis jetez les dés.',
    decide: 'Jouez pour tenir, ou allez-vous-en.',
    early: (dice: string) => `Le coup suivant est déjà jeté : ${dice}.`,
    earlyPlay: 'Finissez votre coup : vous savez déjà ce qui vient.',
    move: 'Marquez votre coup, puis jouez.',
    helpless: 'Aucune dame ne peut jouer : marquez, puis continuez.',
    late: 'Vous pouvez encore marquer votre coup.',
    touch: 'Dame touchée, dame jouée.',
    again: 'Rejouez ce coup.',
    going: (who: Who) => `${Does(who, 'vous en allez', 's’en va', 's’en vont')}. D’accord ?`,
    end: (who: Who) => `Dernier trou pour ${them(who)}. D’accord ?`,
    answer: 'Votre départ met fin au marqué : contestez l’école, ou acceptez-la.',
    waits: 'L’adversaire doit encore accepter.',
    letGoFirst: 'Lâchez d’abord votre jeton, ou reprenez-le.',
    alone: 'Une dame seule au coin : choisissez un remède.',
    remedy: 'Voici le tablier après ce remède.',
  },
  choice: {
    hold: 'je joue ce coup, et garde ce qui est marqué',
    go: 'on relève, je garde le dé ; l’adversaire doit être d’accord',
    holdParts: ['on joue ce coup', 'garde la marque'],
    goParts: ['dames au talon', 'vous jetez', 'avec l’accord adverse'],
  },

  jeton: {
    name: 'Votre jeton',
    step: 'Points à marquer',
    less: 'Deux points de moins',
    more: 'Deux points de plus',
    none: 'Rien de marqué encore.',
    place: (from: number, n: number, holes: number, rest: number) =>
      `${s(n, 'point')} : ${from} et ${n} font ${from + n}${holes > 0 ? `, ${holesWon(holes)}, ${resting(rest)}` : ''}`,
    letGo: (n: number) => (n > 0 ? `Marquer ${n}` : 'Marquer'),
    pegged: (holes: number) => `Le fichet avance ${holes === 1 ? 'd’un trou' : `de ${s(holes, 'trou')}`}.`,
    letGoHint: 'Une fois le jeton lâché, la marque est faite.',
    back: 'Reprendre le jeton',
    peg: 'Votre fichet',
    pegs: 'Trous marqués',
    pegAt: (hole: number) => (hole === 0 ? 'au départ' : `au trou ${hole}`),
    sign: { jeton: 'Second jeton (bredouille)', pavillon: 'Pavillon', etendard: 'Étendard', cravate: 'Cravate' },
    mend: 'Mettre le second jeton',
  },

  say: {
    school: 'École !',
    rectify: 'Rectifiez',
    whole: 'École entière !',
    false_school: 'Fausse école !',
    augment: 'Je maintiens',
    reason: 'Pourquoi ?',
    remedies: 'Fausse case ?',
    adoube: 'J’adoube',
    agree: 'D’accord',
    object: 'Je m’y oppose',
    over: 'D’accord',
    played: 'C’est joué',
    pass: 'Je ne joue rien',
    invite: 'À vous de jeter',
    early: 'Jeter trop tôt',
    earlySure: 'Jeter quand même ?',
  },
  hint: {
    school: 'L’adversaire a mal marqué : vous prenez les points de son erreur.',
    rectify: 'Sa marque est corrigée, sans école.',
    whole: 'Son école est trop petite : exigez-la entière.',
    false_school: 'L’école était fausse : vous reprenez ses points et les marquez.',
    augment: 'Vous maintenez votre école ; on recompte, et le joueur qui avait tort paie double.',
    reason: 'L’adversaire montre d’où viennent ses points.',
    remedies: 'Voir si les dames de l’adversaire sont mal jouées, et ce que vous pouvez exiger.',
    adoube: 'La dame que vous toucherez ne sera que redressée.',
    pass: 'Aucun de vos nombres ne se joue.',
    invite: 'Vous invitez l’adversaire à jeter : votre marque est faite.',
    early:
      'Votre coup sera bon, mais vous perdez ce que vous n’avez pas marqué, et rien du coup en cours ne pourra être corrigé.',
  },
  school: {
    title: 'École : de combien de points ?',
    gained: 'sur son coup',
    received: 'sur le vôtre',
    of: { gained: 'École sur son coup', received: 'École sur le vôtre' },
    right: { gained: 'Sa marque sur son coup', received: 'Sa marque sur le vôtre' },
    pad: (n: number, what: string) => `École de ${s(n, 'point')}, ${what}`,
    close: 'Annuler',
    part: 'Fausse en partie :',
    falseOf: (n: number) => `Fausse école de ${s(n, 'point')}`,
  },
  answer: {
    sent: (who: Who, n: number) =>
      `${Does(who, 'allez', 'vous envoie', 'vous envoient')} à l’école : ${s(n, 'point')}.`,
    disputed: (who: Who, n: number) =>
      `${Does(who, 'contestez', 'conteste', 'contestent')} : fausse école de ${s(n, 'point')}.`,
    accept: 'J’accepte',
    ruling: (claimed: number, right: number) =>
      right === claimed
        ? `On a recompté : l’école de ${claimed} était juste.`
        : right === 0
          ? `On a recompté : il n’y avait pas d’école.`
          : `On a recompté : sur ${s(claimed, 'point')}, ${right} en étaient dus.`,
  },

  reason: {
    title: 'La raison de votre marque',
    how: 'Touchez les jans que vous avez comptés.',
    asked: (who: Who, n: number) => `${Does(who, 'demandez', 'demande', 'demandent')} : pourquoi ${s(n, 'point')} ?`,
    give: 'Voilà mes points',
  },
  remedy: {
    title: 'Que faire de ses dames ?',
    none: 'Ses dames sont bien jouées.',
    leave: 'Laisser',
    place: (moves: string) => `Remettre la dame, ${moves}`,
    again: 'Faire rejouer',
    demand: {
      with: (from: string, to: string) => `Faire rejouer, avec la dame de ${from} à ${to}`,
      without: (from: string) => `Faire rejouer, sans la dame de ${from}`,
      passOn: (from: string) => `Faire passer plus loin la dame de ${from}`,
      from: (from: string) => `Faire rejouer une dame de ${from}`,
      notCoin: 'Faire rejouer, sans prendre le coin',
      barred: (at: string) => `Faire rejouer, sans mettre de dame sur ${at}`,
    },
    show: 'Montrer sur le tablier',
    choose: 'Exiger ce remède',
    close: 'Revenir au tablier',
  },

  /** Les actions, pour le coup en cours et pour les lecteurs d’écran. */
  done: {
    mark: (who: Who, n: number, holes: number) =>
      `${Does(who, 'marquez', 'marque', 'marquent')} ${s(n, 'point')}${holes > 0 ? ` : ${holesWon(holes)}` : ''}.`,
    nothing: (who: Who) => `${Does(who, 'ne marquez', 'ne marque', 'ne marquent')} rien.`,
    school: (who: Who, n: number) => `${Does(who, 'dites', 'dit', 'disent')} : école de ${s(n, 'point')}.`,
    rectify: (who: Who) => `${Does(who, 'faites', 'fait', 'font')} rectifier la marque de l’adversaire.`,
    whole: (who: Who) => `${Does(who, 'exigez', 'exige', 'exigent')} l’école entière.`,
    false_school: (who: Who, n: number) =>
      `${Does(who, 'dites', 'dit', 'disent')} : fausse école${n > 0 ? ` de ${s(n, 'point')}` : ''}.`,
    augment: (who: Who) => `${Does(who, 'maintenez', 'maintient', 'maintiennent')} l’école : on recompte.`,
    reason: (who: Who) => `${Does(who, 'demandez', 'demande', 'demandent')} la raison d’une marque.`,
    gives: (who: Who, jans: string) => `${Does(who, 'montrez', 'montre', 'montrent')} : ${jans}.`,
    touch: (who: Who, from: string) => `${Does(who, 'touchez', 'touche', 'touchent')} une dame sur ${from}.`,
    adoube: (who: Who) => `${Does(who, 'dites', 'dit', 'disent')} : j’adoube.`,
    remedies: (who: Who) => `${Does(who, 'regardez', 'regarde', 'regardent')} les dames de l’adversaire.`,
    remedy: (who: Who, what: string) =>
      `${Does(who, 'exigez', 'exige', 'exigent')}${what ? ` : ${what.charAt(0).toLowerCase()}${what.slice(1)}` : ' un remède'}.`,
    agree: (who: Who) => `${Does(who, 'êtes', 'est', 'sont')} d’accord.`,
    object: (who: Who) => `${Does(who, 'vous opposez', 's’oppose', 's’opposent')}.`,
    invite: (who: Who) => `${Does(who, 'invitez', 'invite', 'invitent')} l’adversaire à jeter.`,
    early: (who: Who) => `${Does(who, 'avez', 'a', 'ont')} jeté trop tôt : le coup est bon.`,
    going: (who: Who) => `${Does(who, 'dites', 'dit', 'disent')} : je m’en vais.`,
    back: (who: Who, n: number) => `${Does(who, 'rendez', 'rend', 'rendent')} ${s(n, 'point')} marqués de trop.`,
  },

  missed: {
    play: (who: Who) => `${Does(who, 'aviez', 'avait', 'avaient')} joué un coup interdit, que personne n’a contesté.`,
    less: (who: Who, n: number) => `${Does(who, 'aviez', 'avait', 'avaient')} ${s(n, 'point')} de plus à marquer.`,
    more: (who: Who, n: number) => `${Does(who, 'aviez', 'avait', 'avaient')} marqué ${s(n, 'point')} de trop.`,
    title: 'Erreurs inaperçues',
    none: 'Toutes les marques étaient justes, ou ont été corrigées.',
    cost: (who: Who, n: number, holes: number) =>
      `${Does(who, 'avez', 'a', 'ont')} laissé ${s(n, 'point')} sur le tablier${holes > 0 ? `, et ${holesWon(holes)} avec` : ''}.`,
    roll: (n: number) => `Coup ${n}`,
    due: (due: number, marked: number, schooled: number) =>
      `${due > 0 ? s(due, 'point dû', 'points dus') : 'rien n’était dû'}, ${marked > 0 ? s(marked, 'marqué') : 'rien de marqué'}${schooled > 0 ? `, école de ${schooled}` : ''}`,
    holes: (n: number) => (n > 0 ? `${holesWon(n)} ${n > 1 ? 'manqués' : 'manqué'}` : `${holesWon(-n)} de trop`),
  },
};

export type ByHandText = typeof frByHand;
