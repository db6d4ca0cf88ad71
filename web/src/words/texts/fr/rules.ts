import type { ErrorCode, Jan, Law } from '../../../wire/described/messages';
import { times } from './voice';

/** A jan as one row of the explanation (`at` names its flèches), and its meaning. */
export interface JanText {
  row: (at: string, ways: number) => string;
  /** The row tells its number itself. */
  counted?: true;
  gloss: string;
  /** Its name in a list. */
  short: string;
  /** Returns the announcement of the player who marks it. */
  said?: (ways: number) => string;
}

/** The jans with an announcement of their own: hits are announced together. */
export type ToldJan = Exclude<Jan, `hit_${string}`>;
export type JanTexts = Record<Jan, JanText> & Record<ToldJan, Required<Pick<JanText, 'said'>>>;

const plain = (text: string) => () => text;

export const frJans: JanTexts = {
  six_tables: {
    row: plain('Jan de six tables'),
    gloss: 'Au troisième coup, six flèches de suite pourraient être garnies d’une dame.',
    short: 'Jan de six tables',
    said: () => 'j’ai le jan de six tables',
  },
  two_tables: {
    row: plain('Jan de deux tables'),
    gloss: 'Deux dames seulement sont abattues, et le coup en porterait une sur chaque coin vide.',
    short: 'Jan de deux tables',
    said: () => 'j’ai le jan de deux tables',
  },
  contre_two_tables: {
    row: plain('Contre-jan de deux tables'),
    gloss: 'Comme le jan de deux tables, mais l’adversaire tient déjà son coin : les points sont pour lui.',
    short: 'Contre-jan de deux tables',
    said: () => 'contre-jan de deux tables',
  },
  mezeas: {
    row: plain('Jan de mézéas'),
    gloss: 'Deux dames seulement sont abattues, sur le coin, et vous amenez un as.',
    short: 'Jan de mézéas',
    said: () => 'j’ai le jan de mézéas',
  },
  contre_mezeas: {
    row: plain('Contre-jan de mézéas'),
    gloss: 'Comme le mézéas, mais l’adversaire tient déjà son coin : les points sont pour lui.',
    short: 'Contre-jan de mézéas',
    said: () => 'contre-jan de mézéas',
  },
  petit_jan_fill: {
    row: plain('Remplit le petit jan'),
    gloss: 'Remplir : avoir deux dames sur chacune des six flèches d’un jan.',
    short: 'Remplir le petit jan',
    said: (ways) => `je remplis mon petit jan${times(ways)}`,
  },
  grand_jan_fill: {
    row: plain('Remplit le grand jan'),
    gloss: 'Remplir : avoir deux dames sur chacune des six flèches d’un jan.',
    short: 'Remplir le grand jan',
    said: (ways) => `je remplis mon grand jan${times(ways)}`,
  },
  retour_fill: {
    row: plain('Remplit le jan de retour'),
    gloss: 'Le jan de retour est le petit jan de l’adversaire.',
    short: 'Remplir le jan de retour',
    said: (ways) => `je remplis mon jan de retour${times(ways)}`,
  },
  petit_jan_keep: {
    row: plain('Conserve le petit jan'),
    gloss: 'Conserver : jouer le coup sans défaire un jan plein.',
    short: 'Conserver le petit jan',
    said: () => 'je conserve mon petit jan',
  },
  grand_jan_keep: {
    row: plain('Conserve le grand jan'),
    gloss: 'Conserver : jouer le coup sans défaire un jan plein.',
    short: 'Conserver le grand jan',
    said: () => 'je conserve mon grand jan',
  },
  retour_keep: {
    row: plain('Conserve le jan de retour'),
    gloss: 'Conserver : jouer le coup sans défaire un jan plein.',
    short: 'Conserver le jan de retour',
    said: () => 'je conserve mon jan de retour',
  },
  hit_true_outer: {
    row: (at) => `Bat à vrai, au grand jan : ${at}`,
    gloss: 'Le coup porterait une dame sur une dame seule de l’adversaire. Vous ne la prenez pas, vous marquez.',
    short: 'Battre au grand jan',
  },
  hit_true_home: {
    row: (at) => `Bat à vrai, au petit jan : ${at}`,
    gloss: 'Le coup porterait une dame sur une dame seule de l’adversaire. Vous ne la prenez pas, vous marquez.',
    short: 'Battre au petit jan',
  },
  hit_false_outer: {
    row: (at) => `Bat à faux, au grand jan : ${at}`,
    gloss: 'La somme des dés atteint une dame seule, mais tous les repos sont pris : l’adversaire marque.',
    short: 'Battre à faux au grand jan',
  },
  hit_false_home: {
    row: (at) => `Bat à faux, au petit jan : ${at}`,
    gloss: 'La somme des dés atteint une dame seule, mais tous les repos sont pris : l’adversaire marque.',
    short: 'Battre à faux au petit jan',
  },
  corner_hit: {
    row: plain('Bat le coin'),
    gloss: 'Vous tenez votre coin, et deux dames atteindraient le coin vide de l’adversaire.',
    short: 'Battre le coin',
    said: () => 'je bats le coin',
  },
  helpless: {
    row: (_at, ways) => `Impuissance : ${ways > 1 ? 'deux nombres ne se jouent pas' : 'un nombre ne se joue pas'}`,
    counted: true,
    gloss: 'Chaque nombre que vous ne pouvez pas jouer donne deux points à l’adversaire.',
    short: 'Impuissance',
    said: (ways) => (ways > 1 ? 'vous ne jouez aucun nombre' : 'vous laissez un nombre'),
  },
  bear_off: {
    row: plain('Sort la dernière dame'),
    gloss: 'La dernière des quinze dames quitte le tablier.',
    short: 'Sortir la dernière dame',
    said: () => 'je sors ma dernière dame',
  },
  pile_make: {
    row: plain('Fait la pile de misère'),
    gloss: 'Les quinze dames sont entassées sur le coin de repos.',
    short: 'Faire la pile',
    said: () => 'je fais la pile de misère',
  },
  pile_keep: {
    row: plain('Conserve la pile de misère'),
    gloss: 'Les quinze dames restent sur le coin, aucun nombre ne se joue.',
    short: 'Conserver la pile',
    said: () => 'je conserve la pile de misère',
  },
  rencontre: {
    row: plain('Rencontre'),
    gloss: 'Le second joueur amène le même premier coup que le premier.',
    short: 'Rencontre',
    said: () => 'j’ai la rencontre',
  },
  margot: {
    row: (at) => `Margot la fendue : ${at}`,
    gloss: 'Le coup tombe sur la flèche vide entre deux dames découvertes : l’adversaire marque.',
    short: 'Margot la fendue',
    said: (ways) => `Margot la fendue${times(ways)}`,
  },
};

/** The options of the board, with their sources and words. */
export const frOptions = {
  bearing_off: {
    name: 'Sortie des dames',
    hint: 'Comment les dames quittent le tablier.',
    source: 'Lois et règles VIII ; Wikipédia française et anglaise',
  },
  parisian: 'Parisienne, avec le moins de nombres excédants',
  backgammon: 'Comme au backgammon',
  provincial: 'Provinciale, on joue dedans tout ce qui s’y joue',
  pile: {
    name: 'Pile de misère',
    hint: 'Les quinze dames entassées sur le coin valent des points.',
    source: 'Lois et règles, tarif ; Wikipédia anglaise',
  },
  rencontre: {
    name: 'Rencontre',
    hint: 'Le second joueur amène le même premier coup que le premier.',
    source: 'Wikipédia française et anglaise',
  },
  margot: {
    name: 'Margot la fendue',
    hint: 'Tomber sur la flèche vide entre deux dames découvertes de l’adversaire lui vaut des points.',
    source: 'Wikipédia française et anglaise',
  },
  lead: { name: 'Primauté', hint: 'Comment on décide qui commence.', source: 'Lois et règles V ; Lalanne §11' },
  one_die: 'Un dé chacun ; le plus fort joue ces deux nombres',
  throw_anew: 'Le plus fort jette de nouveau les dés',
  coup_et_des: 'Coup et dés',
  worth: {
    name: 'Compte du tour',
    hint: 'Ce que vaut la partie gagnée.',
    source: 'Lois et règles XX ; Wikipédia française, note 46',
  },
  simple_double: 'Simple ou double (grande bredouille)',
  pont: 'Au pont, une fois et demie sous sept trous',
  honours: 'Aux honneurs, double sous six trous',
  honours_1780: 'Aux honneurs, double sous sept trous',
};

export type OptionTexts = typeof frOptions;

export const frLaws: Record<Law, string> = {
  no_man: 'vous n’avez pas de dame sur cette flèche.',
  not_a_number: 'aucun de vos dés ne fait cette distance.',
  number_used: 'ce nombre est déjà joué ; un doublet ne se joue pas deux fois.',
  backward: 'les dames n’avancent que de votre talon vers celui de l’adversaire.',
  held_by_other: 'une dame ne s’arrête pas où l’adversaire en a une, même seule.',
  rest_held: 'l’adversaire occupe la flèche où se reposer.',
  play_both: 'les deux nombres peuvent se jouer, il faut jouer les deux.',
  play_higher: 'un seul nombre se joue : ce doit être le plus fort.',
  play_one: 'un nombre peut se jouer, il faut le jouer.',
  coin_two_enter: 'on n’entre au coin de repos qu’avec deux dames ensemble.',
  coin_two_leave: 'les deux dernières dames ne quittent le coin qu’ensemble.',
  other_coin: 'une dame ne s’arrête jamais sur le coin de l’adversaire.',
  puissance_by_effect: 'vous ne pouvez pas prendre le coin par puissance quand vous pouvez le prendre par effet.',
  puissance_not_open: 'la puissance demande les deux coins vides et deux dames à portée.',
  grand_jan_open: 'l’adversaire peut encore remplir ce grand jan : vos dames ne peuvent pas s’y arrêter.',
  petit_jan_open: 'l’adversaire peut encore remplir ce petit jan : vos dames ne peuvent pas s’y arrêter.',
  not_all_home: 'on ne sort qu’une fois toutes ses dames au jan de retour.',
  exceeding_farthest: 'un nombre excédant sort la dame la plus éloignée.',
  exceeding_blocked: 'un nombre arrêté par l’adversaire ne sort pas une dame plus proche.',
  fewest_exceeding: 'on joue de manière à sortir le moins de dames par nombres excédants.',
  provincial_inside: 'à la provinciale, ce qui peut se jouer dedans s’y joue.',
  provincial_farthest: 'à la provinciale, seules les dames les plus éloignées sortent.',
  must_fill: 'le jan peut être rempli, il faut le remplir.',
  must_keep: 'le jan plein peut être conservé, il faut le conserver.',
  must_take_last: 'la dernière dame peut sortir, il faut la sortir.',
};

export const frErrors: Record<ErrorCode, string> = {
  bad_json: 'Le serveur n’a pas pu lire notre message.',
  bad_message: 'Le serveur n’a pas compris notre message.',
  too_large: 'Ce texte est trop long.',
  unknown_game: 'Cette partie est introuvable sur le serveur.',
  bad_key: 'Cette place est tenue par quelqu’un d’autre.',
  not_joined: 'La table n’est pas encore ouverte ; un instant.',
  not_your_turn: 'Ce n’est pas à vous de jouer.',
  wrong_stage: 'Cela n’est pas possible à ce moment du coup.',
  stale: 'La partie a avancé ; le tablier est maintenant à jour.',
  refused: 'Ce coup n’est pas permis.',
  game_over: 'La partie est terminée.',
  bad_option: 'Une option de la partie n’est pas reconnue.',
  bad_position: 'Cette position n’est pas possible.',
  bad_record: 'Cette partie enregistrée ne peut pas être lue.',
  not_allowed: 'Ce serveur ne le permet pas.',
  too_many: 'Trop de demandes : attendez un peu, puis réessayez.',
  internal: 'Le serveur a rencontré une erreur.',
  unavailable: 'Le serveur ne peut rien enregistrer pour le moment. Un instant…',
  bad_sign_in: 'Nom ou mot de passe incorrect.',
  name_taken: 'Ce nom est déjà pris. Choisissez-en un autre.',
  not_signed_in: 'Cet appareil n’est plus connecté. Connectez-vous de nouveau.',
  bad_name: 'Un nom a de 2 à 24 lettres, chiffres et espaces.',
  bad_password: 'Ce mot de passe est trop courant ou trop court. Choisissez-en un autre.',
  bad_address: 'Ceci n’est pas une adresse électronique.',
  muted: 'La modération vous a retiré la parole pour quelque temps.',
  account_closed: 'La modération a fermé ce compte.',
  unknown_person: 'Personne n’a de compte à ce nom ici.',
  private: 'Cette partie est privée.',
  proof_needed: 'Rien n’a été changé : confirmez d’abord que c’est vous.',
};
