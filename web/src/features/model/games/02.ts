import type { ModelGame } from '../script';

/** Hit and hitting back: Black wins two holes and holds; White wins one, and goes. */
export const game: ModelGame = {
  record: `[Rules "lois"]
[Format "tour"]
[Options "bearing_off=parisian pile=on rencontre=off margot=off lead=one_die worth=simple_double marking=engine"]
[Numbering "1-24"]

1. W 14 : 1/2 1/5
2. B 36 : 1/4 1/7
3. W 14 : 1/2 1/5
4. B 56 : 1/6 4/10
5. W 46 : 1/5 1/7 {hit_true_outer@15:1:2} 0+2
6. B 61 : 1/7 1/2
7. W 24 : 7/9 5/9
8. B 35 : 7/10 1/6
9. W 16 : 2/3 1/7
10. B 42 : 1/5/7
11. W 35 : 9/12 7/12
12. B 66 : 6/12 6/12 {hit_true_outer@16:1:4 hit_true_home@22:1:6} 0+10
13. W 45 : 5/9 1/6
14. B 62 : 1/7 1/3 {hit_true_home@20:1:4} 10+4 +2h b r2 T
15. W 64 : 1/7 3/7 {hit_true_home@22:1:4} 0+4
16. B 15 : 7/8 3/8
17. W 55 : 1/6 1/6
18. B 26 : 1/3/9 {hit_true_home@20:1:4} 2+4
19. W 45 : 6/10 5/10 {hit_true_outer@16:2:4} 4+4
20. B 46 : 1/5 1/7
21. W 36 : {hit_true_outer@16:2:4} 8+4 +1h r0 V
`,
  questions: {
    11: {
      kind: 'play',
      plays: [
        [
          [9, 12],
          [7, 12],
        ],
        [
          [7, 10],
          [5, 10],
        ],
        [
          [5, 8],
          [3, 8],
        ],
      ],
    },
    12: { kind: 'throws', of: 'hit' },
    19: { kind: 'points' },
    21: { kind: 'choice' },
  },
  terms: {
    1: ['talon'],
    4: ['demi-case'],
    5: ['battre'],
    7: ['case'],
    11: ['coin-de-repos'],
    12: ['battre'],
    14: ['bredouille', 'tenir'],
    19: ['facon'],
    21: ['s-en-aller'],
  },
};
