// Written by tools/describe.ts from what the program offers: not to be changed by hand.

/** What is played for: what each says by itself, and who can play it; with limits where they are narrower. */
export const FORMATS = {
  tour: {
    game: 'tours',
    source: 'S1',
    rules: 'lois',
    stakes: 0,
    match: { players: 2, rounds: 1, stake: 1, white: 'as_seated' },
    gatherings: [{ players: 2, company: 'alone', resumes: false, limits: {} }],
    noted: {},
  },
  'ecrire-lalanne': {
    game: 'ecrire',
    source: 'S0',
    rules: 'lalanne',
    stakes: 0,
    match: {
      players: 2,
      company: 'alone',
      rounds: 6,
      method: 'jetons',
      seats: 'lots',
      white: 'as_seated',
      hole_cap: 0,
      fiche: 10,
      queue_per_loss: 2,
      queue_generale: 0,
      queue_marques: true,
    },
    gatherings: [
      { players: 2, company: 'alone', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 3, company: 'chouette', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
    ],
    noted: { lost: { least: 0, most: 48 }, jetons: { least: -10000, most: 10000 } },
  },
  'ecrire-lois': {
    game: 'ecrire',
    source: 'S1',
    rules: 'lois',
    stakes: 0,
    match: {
      players: 2,
      company: 'alone',
      rounds: 8,
      method: 'jetons',
      seats: 'lots',
      white: 'as_seated',
      hole_cap: 0,
      fiche: 5,
      queue_per_loss: 1,
      queue_generale: 0,
      paris: 'pairs',
    },
    gatherings: [
      { players: 2, company: 'alone', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 3, company: 'alone', resumes: true, limits: { rounds: { least: 3, most: 48, step: 3 } } },
      { players: 3, company: 'chouette', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 4, company: 'two_against_two', resumes: false, limits: { rounds: { least: 4, most: 48, step: 4 } } },
    ],
    noted: { lost: { least: 0, most: 48 }, jetons: { least: -10000, most: 10000 } },
  },
  'ecrire-1780': {
    game: 'ecrire',
    source: 'S3',
    rules: 'lalanne',
    stakes: 20,
    match: {
      players: 2,
      company: 'alone',
      rounds: 8,
      method: 'jetons',
      seats: 'dice',
      white: 'as_seated',
      hole_cap: 0,
      fiche: 10,
      queue_per_loss: 1,
      queue_generale: 0,
    },
    gatherings: [
      { players: 2, company: 'alone', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      {
        players: 3,
        company: 'alone',
        resumes: true,
        limits: { rounds: { least: 3, most: 48, step: 3 } },
        noted: {
          lost: { least: 0, most: 48 },
          jetons: { least: 0, most: 10000 },
          fiches: { least: 0, most: 10000 },
          drawn: { least: 0, most: 10000 },
        },
      },
      { players: 3, company: 'chouette', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 4, company: 'two_against_two', resumes: false, limits: { rounds: { least: 2, most: 48, step: 2 } } },
    ],
    noted: { lost: { least: 0, most: 48 }, jetons: { least: 0, most: 10000 }, fiches: { least: 0, most: 10000 } },
  },
  combine: {
    game: 'combine',
    source: 'S3',
    rules: 'lalanne',
    stakes: 20,
    match: {
      players: 2,
      company: 'alone',
      rounds: 8,
      method: 'jetons',
      seats: 'dice',
      white: 'as_seated',
      hole_cap: 0,
      fiche: 10,
      queue_per_loss: 1,
      queue_generale: 0,
      poule_stake: 2,
      poule_simple: 1,
    },
    gatherings: [
      { players: 2, company: 'alone', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 3, company: 'chouette', resumes: true, limits: { rounds: { least: 2, most: 48, step: 2 } } },
      { players: 4, company: 'two_against_two', resumes: false, limits: { rounds: { least: 2, most: 48, step: 2 } } },
    ],
    noted: {
      lost: { least: 0, most: 48 },
      jetons: { least: 0, most: 10000 },
      fiches: { least: 0, most: 10000 },
      holes: { least: 0, most: 11 },
      honours: { least: 0, most: 10000 },
      basket: { least: 0, most: 10000 },
    },
  },
  'poule-engraisser': {
    game: 'filled',
    source: 'S3',
    rules: 'lalanne',
    stakes: 0,
    match: { players: 3, stake: 10, seats: 'lots', first_win: 'apart' },
    gatherings: [
      { players: 2, company: 'alone', resumes: false, limits: {} },
      { players: 3, company: 'alone', resumes: false, limits: {} },
      { players: 4, company: 'alone', resumes: false, limits: {} },
      { players: 5, company: 'alone', resumes: false, limits: {} },
      { players: 6, company: 'alone', resumes: false, limits: {} },
      { players: 7, company: 'alone', resumes: false, limits: {} },
      { players: 8, company: 'alone', resumes: false, limits: {} },
      { players: 9, company: 'alone', resumes: false, limits: {} },
      { players: 10, company: 'alone', resumes: false, limits: {} },
      { players: 11, company: 'alone', resumes: false, limits: {} },
      { players: 12, company: 'alone', resumes: false, limits: {} },
      { players: 13, company: 'alone', resumes: false, limits: {} },
      { players: 14, company: 'alone', resumes: false, limits: {} },
      { players: 15, company: 'alone', resumes: false, limits: {} },
      { players: 16, company: 'alone', resumes: false, limits: {} },
      { players: 17, company: 'alone', resumes: false, limits: {} },
      { players: 18, company: 'alone', resumes: false, limits: {} },
      { players: 19, company: 'alone', resumes: false, limits: {} },
      { players: 20, company: 'alone', resumes: false, limits: {} },
      { players: 21, company: 'alone', resumes: false, limits: {} },
      { players: 22, company: 'alone', resumes: false, limits: {} },
      { players: 23, company: 'alone', resumes: false, limits: {} },
      { players: 24, company: 'alone', resumes: false, limits: {} },
      { players: 25, company: 'alone', resumes: false, limits: {} },
      { players: 26, company: 'alone', resumes: false, limits: {} },
      { players: 27, company: 'alone', resumes: false, limits: {} },
      { players: 28, company: 'alone', resumes: false, limits: {} },
      { players: 29, company: 'alone', resumes: false, limits: {} },
      { players: 30, company: 'alone', resumes: false, limits: {} },
      { players: 31, company: 'alone', resumes: false, limits: {} },
      { players: 32, company: 'alone', resumes: false, limits: {} },
    ],
    noted: {},
  },
  'poule-guiton': {
    game: 'filled',
    source: '',
    rules: 'lois',
    stakes: 0,
    match: { players: 3, stake: 10, seats: 'lots', first_win: 'counts' },
    gatherings: [
      { players: 2, company: 'alone', resumes: false, limits: {} },
      { players: 3, company: 'alone', resumes: false, limits: {} },
      { players: 4, company: 'alone', resumes: false, limits: {} },
      { players: 5, company: 'alone', resumes: false, limits: {} },
      { players: 6, company: 'alone', resumes: false, limits: {} },
      { players: 7, company: 'alone', resumes: false, limits: {} },
      { players: 8, company: 'alone', resumes: false, limits: {} },
      { players: 9, company: 'alone', resumes: false, limits: {} },
      { players: 10, company: 'alone', resumes: false, limits: {} },
      { players: 11, company: 'alone', resumes: false, limits: {} },
      { players: 12, company: 'alone', resumes: false, limits: {} },
      { players: 13, company: 'alone', resumes: false, limits: {} },
      { players: 14, company: 'alone', resumes: false, limits: {} },
      { players: 15, company: 'alone', resumes: false, limits: {} },
      { players: 16, company: 'alone', resumes: false, limits: {} },
      { players: 17, company: 'alone', resumes: false, limits: {} },
      { players: 18, company: 'alone', resumes: false, limits: {} },
      { players: 19, company: 'alone', resumes: false, limits: {} },
      { players: 20, company: 'alone', resumes: false, limits: {} },
      { players: 21, company: 'alone', resumes: false, limits: {} },
      { players: 22, company: 'alone', resumes: false, limits: {} },
      { players: 23, company: 'alone', resumes: false, limits: {} },
      { players: 24, company: 'alone', resumes: false, limits: {} },
      { players: 25, company: 'alone', resumes: false, limits: {} },
      { players: 26, company: 'alone', resumes: false, limits: {} },
      { players: 27, company: 'alone', resumes: false, limits: {} },
      { players: 28, company: 'alone', resumes: false, limits: {} },
      { players: 29, company: 'alone', resumes: false, limits: {} },
      { players: 30, company: 'alone', resumes: false, limits: {} },
      { players: 31, company: 'alone', resumes: false, limits: {} },
      { players: 32, company: 'alone', resumes: false, limits: {} },
    ],
    noted: {},
  },
  'poule-plumer': {
    game: 'drained',
    source: 'S3',
    rules: 'lalanne',
    stakes: 0,
    match: { players: 3, stake: 20, seats: 'lots', run_doubles: true },
    gatherings: [
      { players: 2, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 3, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 4, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 5, company: 'alone', resumes: false, limits: { stake: { least: 4, most: 10000, step: 4 } } },
      { players: 6, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 7, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 8, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 9, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 10, company: 'alone', resumes: false, limits: { stake: { least: 2, most: 10000, step: 2 } } },
      { players: 11, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 12, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 13, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 14, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 15, company: 'alone', resumes: false, limits: { stake: { least: 4, most: 10000, step: 4 } } },
      { players: 16, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 17, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 18, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 19, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 20, company: 'alone', resumes: false, limits: {} },
      { players: 21, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 22, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 23, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 24, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 25, company: 'alone', resumes: false, limits: { stake: { least: 4, most: 10000, step: 4 } } },
      { players: 26, company: 'alone', resumes: false, limits: { stake: { least: 10, most: 10000, step: 10 } } },
      { players: 27, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 28, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
      { players: 29, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 30, company: 'alone', resumes: false, limits: { stake: { least: 2, most: 10000, step: 2 } } },
      { players: 31, company: 'alone', resumes: false, limits: { stake: { least: 20, most: 10000, step: 20 } } },
      { players: 32, company: 'alone', resumes: false, limits: { stake: { least: 5, most: 10000, step: 5 } } },
    ],
    noted: {},
  },
  courrier: {
    game: 'courrier',
    source: 'S4',
    stakes: 0,
    match: { points: 1 },
    gatherings: [{ players: 2, company: 'alone', resumes: false, limits: { points: { least: 1, most: 99 } } }],
    noted: {},
  },
} as const;
export type Format = keyof typeof FORMATS;

/** What may be agreed before a match. */
export const MATCH_OPTIONS = {
  players: { kind: 'number', least: 2, most: 32 },
  company: { kind: 'word', values: ['alone', 'chouette', 'two_against_two'] },
  rounds: { kind: 'number', least: 1, most: 48 },
  stake: { kind: 'number', least: 1, most: 10000 },
  method: { kind: 'word', values: ['jetons', 'paper'] },
  seats: { kind: 'word', values: ['lots', 'dice'] },
  white: { kind: 'word', values: ['as_seated', 'higher_die'] },
  hole_cap: {
    kind: 'number',
    least: 6,
    most: 10000,
    none: 0,
    usual: [0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  },
  fiche: { kind: 'number', least: 1, most: 10000, usual: [5, 10, 12, 20] },
  queue_per_loss: { kind: 'number', least: 0, most: 10000, usual: [0, 1, 2] },
  queue_generale: { kind: 'number', least: 0, most: 10000 },
  queue_marques: { kind: 'switch' },
  paris: { kind: 'word', values: ['pairs', 'match'] },
  poule_stake: { kind: 'number', least: 0, most: 10000 },
  poule_simple: { kind: 'number', least: 1, most: 10000 },
  first_win: { kind: 'word', values: ['apart', 'counts'] },
  run_doubles: { kind: 'switch' },
} as const;

/** What was agreed for a match. */
export interface AgreedTerms {
  players?: number;
  company?: 'alone' | 'chouette' | 'two_against_two';
  rounds?: number;
  stake?: number;
  method?: 'jetons' | 'paper';
  seats?: 'lots' | 'dice';
  white?: 'as_seated' | 'higher_die';
  hole_cap?: number;
  fiche?: number;
  queue_per_loss?: number;
  queue_generale?: number;
  queue_marques?: boolean;
  paris?: 'pairs' | 'match';
  poule_stake?: number;
  poule_simple?: number;
  first_win?: 'apart' | 'counts';
  run_doubles?: boolean;
}

/** What was noted of a match that was put off, and is resumed. */
export interface CarriedTerms {
  carried_lost_white?: number;
  carried_lost_black?: number;
  carried_jetons?: number;
  carried_lost_third?: number;
  carried_jetons_second?: number;
  carried_first_left?: 'white' | 'black';
  carried_first_to_second?: number;
  carried_dice?: 'white' | 'black';
  carried_holes_white?: number;
  carried_holes_black?: number;
  carried_cravate?: 'none' | 'white' | 'black';
  carried_fiches?: number;
  carried_basket_white?: number;
  carried_basket_black?: number;
  carried_contrat?: 'none' | 'white' | 'black';
}
