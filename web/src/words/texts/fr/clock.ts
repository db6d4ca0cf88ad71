import type { ClockTerms } from '../../../wire/described/messages';
import type { Who } from '../../who';
import { count, Does } from './grammar';

/** Le temps de chaque joueur. */
export const frClock = {
  title: 'Temps',
  choice: {
    none: 'Sans pendule',
    quick: 'Vif',
    medium: 'Normal',
    slow: 'Lent',
    day: 'Un jour par coup',
    three_days: 'Trois jours par coup',
    week: 'Une semaine par coup',
    fortnight: 'Deux semaines par coup',
  },
  noneHint: 'prenez tout votre temps',
  terms: (terms: ClockTerms) =>
    terms.pace === 'live'
      ? `${count(Math.round(terms.reserve / 60), 'minute')} par tour ou par marqué, et ${count(terms.delay, 'seconde')} à chaque décision`
      : `${count(terms.days, 'jour')} par coup${terms.holidays > 0 ? `, et ${count(terms.holidays, 'jour')} de congé` : ''}`,
  brief: (terms: ClockTerms) =>
    terms.pace === 'live'
      ? `${Math.round(terms.reserve / 60)} min par tour ou marqué, ${terms.delay} s par décision`
      : `et ${count(terms.holidays, 'jour')} de congé`,
  lost: 'Vous perdez le tour quand votre temps est écoulé, ou la partie si elle ne se joue pas par tours. La pendule d’un joueur ne tourne que quand c’est à lui de jouer.',
  freeFor: (time: string) => `pour décider : ${time}`,
  delay: (seconds: number) => `+ ${seconds} s par décision`,
  left: (days: number, hours: number, minutes: number) =>
    days > 0 ? `${days} j ${hours} h` : hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
  until: (day: string) => `en congé jusqu’au ${day}`,
  out: (who: Who) => `${Does(who, 'n’avez', 'n’a', 'n’ont')} plus de temps.`,
  claimed: (who: Who) => `${Does(who, 'n’étiez', 'n’était', 'n’étaient')} pas à la table : la partie est perdue.`,
  seconds: (n: number) => `${n} s`,
  outage: (time: string) => `Le serveur était indisponible : ${time} de temps rendu.`,
  extend: (time: string) => `Le responsable du serveur donne ${time} de plus au joueur dont c’est le tour.`,
  restore: 'Le responsable du serveur rend tout son temps au joueur dont c’est le tour.',
  stop: 'Le responsable du serveur arrête les pendules.',
  start: 'Le responsable du serveur relance les pendules.',
  stopped: 'arrêtée',
  paused: {
    operator:
      'Le responsable du serveur a suspendu toutes les parties. Les pendules sont arrêtées ; vous pouvez continuer à jouer.',
    outage: 'Le serveur ne peut rien enregistrer pour le moment. Les pendules sont arrêtées.',
    return:
      'Le serveur était indisponible. La pendule repart au retour du joueur dont c’est le tour, au plus tard après 30 secondes.',
  },
  gone: (who: Who) => `${Does(who, 'avez', 'a', 'ont')} quitté la table.`,
  notBack: (who: Who) => `${Does(who, 'n’êtes', 'n’est', 'ne sont')} pas de retour.`,
  notCome: (who: Who) => `${Does(who, 'n’êtes', 'n’est', 'ne sont')} pas encore là.`,
  claimIn: (seconds: number) => `Dans ${count(seconds, 'seconde')}, vous pourrez réclamer la partie.`,
  claimNow: 'Réclamez la partie, ou attendez.',
  returned: (time: string) => `C’est à vous de jouer : il vous reste ${time}.`,
  claim: 'Réclamer la partie',
  giveUp: 'L’arrêter sans gagnant',
  unrated: 'Elle ne sera pas classée.',
  wait: 'Attendre',
  outTour: 'Perdu au temps : c’est un tour simple.',
  outMatch: 'La partie s’arrête là : elle n’est pas réglée, et le score reste comme il était.',
  short: 'temps écoulé',
  give: 'Donner du temps à l’adversaire',
  giveLive: 'sa réserve est de nouveau pleine',
  giveDays: (days: number) => `l’adversaire a de nouveau ${count(days, 'jour')}`,
  gaveTime: (who: Who) => `${Does(who, 'donnez', 'donne', 'donnent')} du temps à l’adversaire.`,
  days: 'Jours',
  leave: 'Prendre un congé',
  holidays: (days: number) => `il vous reste ${count(days, 'jour')} pour cette partie ; votre pendule s’arrête`,
  back: 'Je suis de retour',
  tookLeave: (who: Who, days: number) => `${Does(who, 'prenez', 'prend', 'prennent')} ${count(days, 'jour')} de congé.`,
  cameBack: (who: Who) => `${Does(who, 'êtes', 'est', 'sont')} de retour.`,
  autoPlay: 'Jouer pour moi les coups forcés',
  autoPlayHint: 'Le programme jette vos dés et joue vos coups forcés sans vous attendre.',
};

export type Clock = typeof frClock;
