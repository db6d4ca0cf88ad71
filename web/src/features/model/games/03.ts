import type { ModelGame } from '../script';

/** The return: White fills the jan de retour, keeps it, and bears off. It begins late in a relevé. */
export const game: ModelGame = {
  record: `[Rules "lois"]
[Start "TRID=daabaa---BB-bab-A-ABABBB:w:R:-:4-2:8-6:w:x:37.38"]
[Format "tour"]
[Options "bearing_off=parisian pile=on rencontre=off margot=off lead=one_die worth=simple_double marking=engine"]
[Numbering "1-24"]

1. W 36 : 10/16/19 {hit_true_outer@14:1:2} 4+2
2. B 14 : 11/12/16 {hit_true_outer@15:2:4} 2+4
3. W 24 : 10/12/16
4. B 54 : 12/17 12/16
5. W 44 : 16/20 17/21 {retour_fill@21:1:6} 6+6 +1h r0 T
6. B 41 : 16/20 17/18
7. W 66 : 11/17 11/17 {retour_keep:1:6} 0+6
8. B 62 : 10/16 20/22
9. W 55 : 17/22 17/22 {retour_keep:1:6} 6+6 +2h b r0 T
10. B 66 : 10/16/22
11. W 54 : 20/o 21/o
12. B 25 : 18/20 16/21
13. W 53 : 20/o 22/o
14. B 42 : 16/20 23/o
15. W 35 : 22/o 20/o
16. B 15 : 24/o 20/o
17. W 26 : 23/o 19/o
18. B 35 : 22/o 20/o
19. W 32 : 22/o 23/o
20. B 11 : 24/o 24/o
21. W 11 : 24/o 24/o
22. B 41 : 21/o 24/o
23. W 31 : 22/o 19/20
24. B 45 : 21/o 20/o
25. W 56 : 20/o 21/o {bear_off:1:4} 0+4
`,
  questions: {
    1: {
      kind: 'play',
      plays: [
        [
          [17, 20],
          [10, 16],
        ],
        [
          [10, 16],
          [16, 19],
        ],
        [
          [11, 17],
          [17, 20],
        ],
      ],
    },
    3: { kind: 'throws', of: 'fill' },
    5: { kind: 'choice' },
    7: {
      kind: 'play',
      plays: [
        [
          [11, 17],
          [17, 23],
        ],
        [
          [11, 17],
          [11, 17],
        ],
      ],
    },
    25: { kind: 'points' },
  },
  terms: {
    1: ['jan-de-retour'],
    2: ['facon'],
    4: ['coin-de-repos'],
    5: ['remplir', 'tenir'],
    7: ['conserver'],
    11: ['sortir'],
    17: ['nombre-excedant'],
    25: ['sortir'],
  },
};
