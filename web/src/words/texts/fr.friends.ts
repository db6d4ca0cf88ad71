import type { Phrase } from '../../wire/messages/protocol';
import type { Who } from '../who';
import { count, de, does } from './fr.grammar';

const phrases: Record<Phrase, string> = {
  hello: 'Bonjour !',
  good_luck: 'Bonne chance !',
  thanks: 'Merci !',
  well_played: 'Bien joué !',
  good_game: 'Belle partie !',
  sorry: 'Pardon !',
  oops: 'Aïe !',
  lucky: 'Quel coup de dés !',
  unlucky: 'Pas de chance !',
  nice_jan: 'Beau jan !',
  nice_hole: 'Beau trou !',
  your_turn: 'C’est à vous.',
  thinking: 'Je réfléchis…',
  moment: 'Un instant, s’il vous plaît.',
  back_soon: 'Je reviens dans quelques minutes.',
  back: 'Me revoilà !',
  again: 'On rejoue ?',
  must_go: 'Je dois partir.',
  goodbye: 'Au revoir !',
  good_night: 'Bonne nuit !',
};

/** Jouer à plusieurs, chacun chez soi. */
export const frFriends = {
  door: 'Jouer avec un ami',
  doorHint: 'par un lien à lui envoyer',
  make: 'Inviter',
  pick: 'Un ami',
  pickHint: 'de chez lui, par un lien',
  person: 'une personne, par un lien',
  byLink: 'Chaque joueur qui vient d’ailleurs aura son lien.',

  invite: {
    title: 'Invitez votre adversaire',
    titles: 'Invitez les autres joueurs',
    lead: 'Envoyez ce lien à la personne avec qui vous voulez jouer. Dès qu’elle l’ouvre et s’assied, la partie commence.',
    leads: 'Envoyez à chacun son lien. La partie commence dès que tous sont assis.',
    link: (name: string) => (name ? `Lien ${de(name)}` : 'Lien de la place'),
    copy: 'Copier le lien',
    copied: 'Lien copié',
    share: 'Envoyer…',
    picture: 'Le même lien, à lire avec un téléphone',
    later: 'Vous pouvez fermer cette page : la partie reste dans votre liste.',
    here: 'Cette adresse ne vaut que sur cet ordinateur. Pour qu’on vienne d’un autre appareil, ouvrez la page par le nom de cette machine, puis invitez de nouveau.',
    waiting: 'La partie commencera quand tous seront assis.',
  },

  seat: {
    title: 'Une place vous attend',
    from: (name: string) => (name ? `${name} vous invite à jouer.` : 'On vous invite à jouer.'),
    name: 'Votre nom',
    sit: 'S’asseoir et jouer',
    sitting: 'On vous installe…',
    new: 'Vous ne connaissez pas le jeu ?',
    lesson: 'Apprendre en dix minutes',
    lessonHint: 'Votre place vous attend : le lien reste bon.',
    taken: 'Cette place est prise',
    takenHint: 'Ce lien a déjà servi. Si c’est vous, rouvrez la partie sur l’appareil où vous avez pris place.',
    own: 'C’est votre propre invitation',
    ownHint: 'Vous êtes déjà à cette table. Envoyez ce lien à la personne qui doit s’asseoir en face.',
    gone: 'Cette partie est introuvable',
    goneHint: 'Le lien est incomplet, ou la partie n’est plus gardée.',
    watch: 'Regarder la partie',
    play: 'Aller à la partie',
    home: 'Aller à l’accueil',
  },

  lobby: {
    title: 'La salle',
    hint: 'trouver un adversaire',
    lead: 'Qui cherche un adversaire attend ici.',
    quick: 'Jouer tout de suite',
    quickHint: 'un tour, contre le premier venu',
    propose: 'Proposer une autre partie',
    proposeHint: 'par un lien, et dans la salle si vous voulez',
    empty:
      'Personne n’attend en ce moment. Jouez tout de suite : votre partie paraîtra ici, et le premier venu s’assiéra en face de vous.',
    offers: 'Parties proposées',
    sit: 'S’asseoir',
    own: 'Votre partie',
    seats: (n: number) => count(n, 'place libre', 'places libres'),
    down: 'La salle n’est pas joignable pour l’instant.',
    open: 'Proposer dans la salle',
    openHint: 'Le premier venu peut s’asseoir, tant que cette page reste ouverte.',
    waitingTitle: 'On vous cherche un adversaire',
    waiting: 'Votre partie est proposée dans la salle. Ce lien y mène aussi.',
  },

  sits: (name: string) => `${name} prend place.`,
  offline: 'hors ligne',
  away: (name: string) =>
    `${name} est hors ligne. La partie reste dans votre liste : vous la reprendrez quand vous voudrez.`,

  talk: 'Parler ou proposer',
  phrases,
  quoted: (text: string) => `« ${text} »`,

  takenBack: 'Le dernier coup est repris.',

  accord: {
    title: 'Proposer',
    stop: {
      offer: 'Arrêter la partie',
      hint: 'Personne ne gagne. Si rien n’a été joué depuis sept jours, l’accord des absents n’est pas demandé.',
      own: 'Vous proposez d’arrêter la partie.',
      other: (name: string) => `${name} propose d’arrêter la partie : personne ne gagne.`,
    },
    put_off: {
      offer: 'Remettre la suite à plus tard',
      hint: 'La partie reste dans vos listes ; le premier qui joue la reprend.',
      own: 'Vous proposez de remettre la suite à plus tard.',
      other: (name: string) => `${name} propose de remettre la suite à plus tard.`,
    },
    take_back: {
      offer: 'Reprendre mon dernier coup',
      hint: 'Tant que les dés ne sont pas relancés.',
      own: 'Vous demandez à reprendre votre dernier coup.',
      other: (name: string) => `${name} voudrait reprendre son dernier coup.`,
    },
    agree: 'D’accord',
    decline: 'Non',
    withdraw: 'Y renoncer',
    declined: 'Votre proposition n’a pas été acceptée.',
    putOff: 'La suite est remise à plus tard. Le premier qui joue reprend la partie.',
    stopped: 'Partie arrêtée d’un commun accord',
    stoppedHint: 'Personne n’a gagné.',
  },

  again: {
    wished: (name: string) => `${name} voudrait rejouer.`,
    waiting: (who: Who) =>
      `Vous voudriez rejouer. La partie suivante commence quand ${does(who, 'le voulez', 'le veut', 'le veulent')} aussi.`,
    withdraw: 'Ne plus rejouer',
    ready: 'La partie suivante est prête.',
    go: 'Y aller',
  },
};

export type Friends = typeof frFriends;
