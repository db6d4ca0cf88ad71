import type { Grade, Rank, Review } from '../../../wire/messages/analysis';
import type { Who } from '../../who';
import { count as s, Does, does, of, them, to } from './grammar';

/** Les chances d’un joueur sur les jets qu’il peut faire, selon ce que l’on y compte. */
const counted = (when: string) => {
  const own = (who: Who) => (who.you ? 'votre' : who.names.length > 1 ? 'leur' : 'son');
  const sentence = (lets: (who: Who, some: boolean) => string) => (who: Who, best: number, after: number) =>
    `Après le meilleur coup, **${best}** ${best < 2 ? 'jet' : 'jets'} sur 36 ${lets(who, best >= 2)} ${when} ; après celui-ci, **${after}**.`;
  const may = (what: (who: Who) => string) =>
    sentence((who, some) => {
      const lets = some ? 'permettent' : 'permet';
      return `${who.you ? `vous ${lets}` : `${lets} ${to(who)}`} de ${what(who)}`;
    });
  return {
    hit: may(() => 'battre une dame'),
    fill: may(() => 'remplir un jan'),
    keep: may(() => 'conserver le jan plein'),
    coin: may((who) => `prendre ${own(who)} coin`),
    break: sentence((who, some) => {
      const force = some ? 'obligent' : 'oblige';
      return `${who.you ? `vous ${force}` : `${force} ${them(who)}`} à rompre le jan`;
    }),
  };
};

/** Les phrases du conseil, du précepteur et de l'examen d'une partie. */
export const frAnalysis = {
  number: (x: number, digits: number) =>
    x.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  signed: (x: number, digits: number) =>
    x
      .toLocaleString('fr-FR', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      })
      .replace('-', '−'),
  percent: (x: number) => `${Math.round(100 * x)} %`,
  failed: 'L’analyse a échoué : le moteur ou la partie n’a pas pu être chargé.',
  close: 'Fermer',

  hint: {
    title: 'Conseil',
    looking: 'Analyse…',
    plies: [
      'Chaque coup est jugé tel quel, sans regarder les jets suivants.',
      'Chaque coup est jugé sur les 21 jets possibles de l’adversaire.',
      'Chaque coup est jugé sur les jets de l’adversaire et les vôtres après eux.',
    ],
    book: (given: boolean, holes: string, error: string, behind: boolean) =>
      `${given ? 'Réponse du livre d’ouvertures' : 'Dans le livre d’ouvertures'} : ${s(holes, 'trou')}${behind ? ' par rapport à son meilleur coup' : ''} (± ${error}), relevés joués jusqu’au bout.`,
    head: { play: 'Coup', holes: 'Trous', lost: 'Écart', chance: 'Gain' },
    headHint: 'Trous : avance espérée sur la marque. Écart : avec le meilleur. Gain : chances de gagner la partie.',
    hold: 'Tenir',
    go: 'S’en aller',
    suspend: 'Suspendre',
    nothing: 'rien à jouer',
    own: 'votre réponse',
    gap: (better: string, holes: string) => `${better} vaut ${s(holes, 'trou')} de plus.`,
    even: 'Les deux se valent, à un centième de trou près.',
    other: (foe?: Who) => `au jet suivant, ${foe ? them(foe) : 'l’adversaire'}`,
    mine: 'à ce jet, vous',
  },
  outlook: {
    title: 'Les 36 jets à venir',
    intro: (chance: string, holes: string, who?: Who) =>
      `${who ? (who.you ? 'Avant votre jet' : `Avant le jet ${of(who)}`) : 'Avant de jeter'} : chances de gagner ${chance}, avance espérée ${holes} (en trous). Chaque case dit ce que le jet vaut de plus ou de moins, en trous.`,
    marks: (mine: number, theirs: number, who?: Who, foe?: Who) =>
      [
        mine > 0 && `${who ? does(who, 'marquez', 'marque', 'marquent') : 'vous marquez'} ${mine}`,
        theirs > 0 && `${foe ? does(foe, 'marquez', 'marque', 'marquent') : 'l’adversaire marque'} ${theirs}`,
      ]
        .filter(Boolean)
        .join(', ') || 'rien à marquer',
    fell: (a: number, b: number) => `Le jet sorti est encadré : ${a} et ${b}.`,
    who: (who: Who) => `à ce jet, ${them(who)}`,
    none: 'Aucun jet à comparer ici : ce jet a aussi décidé qui commence, ou la partie est finie.',
    dice: (a: number, b: number) => `${a} et ${b}`,
  },
  odds: {
    caption: 'Chances exactes, sur 36 jets',
    fill: 'remplit un jan',
    keep: 'conserve un jan plein',
    break: 'est forcé de rompre un jan plein',
    hit_true: 'bat une dame à vrai',
    hit_false: 'bat à faux',
    coin: 'prend son coin',
    none: 'rien de tout cela',
    of36: (n: number) => `${n}/36`,
  },
  rollout: {
    start: 'Simulation',
    stop: 'Arrêter',
    goOn: 'Continuer',
    more: 'Plus de parties',
    hint: 'Joue chaque réponse jusqu’à la fin du relevé, de nombreuses fois et avec les mêmes dés pour toutes.',
    running: 'La simulation est en cours.',
    games: (done: string, of: string) => `${done} sur ${s(of, 'partie')}`,
    bestTwo: (lost: string, error: string, decided: boolean) =>
      `Écart des deux meilleures : ${lost} ± ${error}, ${decided ? 'décidé' : 'indécis'}`,
    known: 'Le résultat est connu sans jouer : le relevé finit ici.',
    way: (holes: string, error: string, chance: string) => `Simulation : ${holes} ± ${error}, gain ${chance}`,
    exact: (holes: string, chance: string) => `Simulation : ${holes} exactement, gain ${chance}`,
  },
  tutor: {
    title: 'Voulez-vous y repenser ?',
    cost: (holes: string) => `Ce choix vaut environ ${s(holes, 'trou')} de moins que le meilleur.`,
    rethink: 'Y repenser',
    anyway: 'Jouer quand même',
    show: 'Voir le conseil',
  },
  highlights: {
    title: 'Le cours de la partie',
    making: 'On examine la partie…',
    best: 'Votre meilleur coup',
    bestOfAll: 'Le meilleur coup',
    worst: 'Votre coup le plus coûteux',
    worstOfAll: 'Le coup le plus coûteux',
    right: 'Juste, au jet qui a fait gagner le plus de chances.',
    cost: (lost: string, better: string) => `${lost} ; mieux : ${better}.`,
    none: 'Aucune faute.',
    at: (n: number, dice: string, answer: string) => `Coup ${n}, ${dice} : ${answer}`,
    whole: 'Voir l’examen',
  },
  board: {
    title: (names: string) => `Analyse : ${names}`,
    result: (white: number, black: number) => `${white} – ${black} aux trous`,
    figures: 'Les joueurs',
    head: {
      score: 'trous, points',
      rank: 'niveau',
      rate: 'fautes',
      luck: 'chance',
      result: 'résultat',
      adjusted: 'sans chance',
    },
    roll: (n: number) => `Coup ${n}`,
    turn: (who: Who) => (who.you ? 'votre coup' : `coup ${of(who)}`),
    luck: (holes: string) => `chance ${s(holes, 'trou')}`,
    lost: (holes: string) => s(holes, 'trou'),
    verdict: {
      doubtful: (cost: string) => `Douteux : ${cost}`,
      mistake: (cost: string) => `Faute : ${cost}`,
      blunder: (cost: string) => `Grosse faute : ${cost}`,
      cost: {
        hold: (cost: string) => `Tenir a coûté ${cost}`,
        go: (cost: string) => `S’en aller a coûté ${cost}`,
        suspend: (cost: string) => `Suspendre a coûté ${cost}`,
      },
      right: { hold: 'Tenir : le bon choix', go: 'S’en aller : le bon choix', suspend: 'Suspendre : le bon choix' },
      best: 'Le meilleur coup',
      good: (cost: string) => `Bon coup, à ${cost} du meilleur`,
      forced: 'Coup forcé',
      none: 'Rien à jouer',
      ended: 'Ce jet met fin à la partie',
      illegal: 'Coup contraire aux règles : il n’est pas jugé',
      waiting: 'Ce jet attend sa réponse',
      looking: 'Analyse…',
      notJudged: 'Ce coup n’est pas jugé',
      closed: 'L’analyse s’ouvre à la fin de la partie',
      tried: (play: string) => `Essai : ${play}`,
      end: 'Fin de la partie',
      won: (who: Who) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} la partie`,
    },
    lines: {
      here: 'Variantes de ce coup',
      random: 'Au hasard',
      unthrow: 'Reprendre les dés',
      lead: 'Qui jette',
      sides: { white: 'Les blancs', black: 'Les noirs' },
      move: 'Déplacez les dames',
      try: 'Déplacez les dames sur le tablier pour essayer un autre jeu.',
      answer: 'Déplacez les dames, ou choisissez une réponse',
      remove: 'Effacer la variante',
      removeFrom: (play: string) => `Effacer ${play} et ce qui suit`,
      leave: 'Revenir à la partie',
      keep: 'Ajouter à une étude',
      over: 'La partie est finie ici.',
      hint: 'Touche V : la variante suivante de ce coup ; Suppr : l’effacer ; Échap : revenir à la partie.',
    },
    asked: { decision: 'Tenir ou s’en aller', play: 'Le coup' },
    allPlays: (n: number) => `les ${s(n, 'coup')}`,
    fewPlays: 'les quatre meilleurs',
    morePlays: (n: number) => `encore ${s(n, 'coup')}`,
    columns: { holes: 'avance (trous)', chance: '% de gain', lost: 'perte' },
    best: 'meilleur',
    played: 'joué',
    triedHere: 'essayé',
    tryHint: 'Pointez un coup pour le voir, touchez-le pour le jouer sur le tablier ; ou jouez les dames vous-même.',
    reason: {
      close: 'Un choix serré : aucune raison ne l’emporte à elle seule.',
      none: 'Aucun compte ne l’explique à lui seul.',
      own: counted('au tour suivant'),
      other: counted('en réponse'),
    },
    practise: 'S’exercer sur les fautes',
    playOn: 'Jouer d’ici',
    playOnHint: 'La partie reprend à ce jet : à deux, ou contre l’ordinateur.',
    tabs: {
      rolls: 'Coups',
      errors: (n: number) => `Fautes ${n}`,
      points: 'Points',
      account: 'Compte',
      outlook: '36 jets',
      notes: 'Annoter',
    },
    list: 'Liste',
    closeList: 'Fermer la liste',
    views: 'Vues',
    heads: { lost: 'perte', chance: '%', luck: 'chance', holes: 'trous' },
    mille: (n: string) => `${n} ‰ de la partie`,
    betterIs: (play: string) => `Mieux : ${play}`,
    rowOf: (i: number, n: number) => `${i} sur ${n}`,
    betterThere: 'mieux',
    grade: (grade: string, holes: string) => `${grade}, ${s(holes, 'trou perdu', 'trous perdus')}`,
    previousError: 'Faute précédente',
    nextError: 'Faute suivante',
    error: 'faute',
    costliest: 'Les plus chères',
    allErrors: (n: number) => (n === 1 ? '1 faute' : `les ${n}`),
    graph: (who: Who) => `${who.you ? 'Vos chances' : `Chances ${of(who)}`} de gagner, en %`,
    lead: {
      graph: (who: Who) => `${who.you ? 'Votre avance' : `Avance ${of(who)}`}, en flèches`,
      said: (n: number) =>
        n === 0 ? 'à égalité' : n > 0 ? `${s(n, 'flèche')} d’avance` : `${s(-n, 'flèche')} de retard`,
    },
    point: (n: number, chance: string) => `coup ${n} : ${chance}`,
    reviewing: (done: number, all: number) => `On juge la partie : ${done} sur ${all}`,
    setUp: 'Position',
    study: 'Annoter',
    share: 'Partager',
    toErrors: 'Toutes les fautes',
    races: 'Le moteur n’analyse pas Le Tric Trac.',
  },
  review: {
    title: 'Examen de la partie',
    cancel: 'Arrêter',
    cancelled: 'L’examen est arrêté ; il reprendra où il en était.',
    goOn: 'Reprendre l’examen',
    rate: 'Taux d’erreur',
    rateHint: 'millièmes de partie par choix',
    luck: 'Chance aux dés',
    rank: 'Rang',
    fewChoices: 'trop peu de choix',
    adjusted: 'Résultat sans la chance',
    adjustedHint: 'moins la chance aux dés, plus celle de l’adversaire',
    units: { stake: 'en enjeux', jeton: 'en jetons', unit: 'en unités' } satisfies Record<Review['unit'], string>,
    ranks: {
      world_class: 'hors pair',
      master: 'maître',
      expert: 'expert',
      strong: 'bon niveau',
      player: 'niveau moyen',
      pupil: 'élève',
      beginner: 'débutant',
    } satisfies Record<Rank, string>,
    grades: { good: 'juste', doubtful: 'douteux', mistake: 'faute', blunder: 'grosse faute' } satisfies Record<
      Grade,
      string
    >,
    limits: (doubtful: string, mistake: string, blunder: string) =>
      `Notes en millièmes (‰) de partie perdus : douteux (?!) dès ${doubtful}, faute (?) dès ${mistake}, grosse faute (??) dès ${blunder}. Au début, un trou en vaut environ 40.`,
    whose: 'Les fautes de qui ?',
    all: 'Toutes',
    mine: 'Mes fautes',
    axis: (who: Who) => (who.you ? 'Vos chances' : `Chances ${of(who)}`),
    none: 'Aucune faute : rien ne coûtait assez pour être noté.',
    one: (n: number, who: Who, dice: string) => `Coup ${n}, ${them(who)}, ${dice}`,
    lost: (holes: string) => s(holes, 'trou perdu', 'trous perdus'),
    again: 'Rejouer ce coup',
    missed: {
      title: 'Écoles non réclamées',
      hint: 'Chaque marque fausse que personne n’a signalée, et ce qu’elle valait.',
      less: (n: number) => `${s(n, 'point oublié', 'points oubliés')}`,
      more: (n: number) => `${s(n, 'point', 'points')} de trop`,
      play: (rule: string) => `coup interdit (${rule}), que personne n’a contesté`,
      received: 'au coup de l’adversaire',
      cost: (holes: string) => `${s(holes, 'trou perdu', 'trous perdus')}`,
      gained: (holes: string) => `${s(holes, 'trou gagné', 'trous gagnés')}`,
      school: (holes: string) => `l’école valait ${s(holes, 'trou')}`,
    },
  },
  again: {
    title: 'Rejouez ce coup',
    ask: 'Trouvez mieux : seul un coup qui ne coûte presque rien sera accepté.',
    askDecision: 'Tenir ou s’en aller ? Seul le bon choix sera accepté.',
    looking: 'Analyse…',
    no: (holes: string) => `Pas encore : celui-ci coûte ${s(holes, 'trou')}. Essayez autre chose.`,
    yes: 'C’est bien joué.',
    next: 'Faute suivante',
    back: 'Retour à l’analyse',
  },
};
export type AnalysisText = typeof frAnalysis;
