import type { ModelGame } from '../script';

/** The corner and the cases: White fills and keeps both jans of their own side. */
export const game: ModelGame = {
  record: `[Rules "lois"]
[Format "tour"]
[Options "bearing_off=parisian pile=on rencontre=off margot=off lead=one_die worth=simple_double marking=engine"]
[Numbering "1-24"]

1. W 45 : 1/5 1/6
2. B 21 : 1/3 1/2
3. W 22 : 1/3 1/3
4. B 42 : 1/5 1/3
5. W 41 : 1/5 1/2
6. B 33 : 1/4 1/4
7. W 53 : 1/6 1/4
8. B 65 : 1/7 1/6
9. W 41 : 1/5 1/2
10. B 36 : 1/4 1/7
11. W 52 : 1/6 1/3
12. B 61 : 4/10 1/2
13. W 33 : 1/4 3/6 {petit_jan_fill@4:1:6} 0+6
14. B 15 : 4/5/10
15. W 56 : 6/11 5/11 {petit_jan_keep:1:4} 6+4
16. B 12 : 5/6 4/6
17. W 35 : 6/9 4/9
18. B 13 : 6/7 1/4
19. W 44 : 6/10 6/10
20. B 61 : 2/8 7/8
21. W 66 : 1/7 2/8 { / hit_false_home@21:1:6 hit_false_home@23:1:6} / 0+12 +2h b r0
22. B 15 : 1/2/7
23. W 65 : 7/12* 8/12* {hit_true_home@21:1:4} 0+4
24. B 14 : 1/2/6
25. W 42 : 3/7 5/7 {corner_hit:1:4} 4+4
26. B 25 : 7/9 4/9
27. W 43 : 4/8 5/8 {corner_hit:1:4 grand_jan_fill@8:1:4} 8+8 +2h b r4 T
28. B 11 : 3/4 6/7
29. W 63 : 1/7 3/6 {corner_hit:1:4 grand_jan_keep:1:4 / hit_false_home@21:1:4} 4+8 +2h b r0 T / 0+4
30. B 66 : 6/12 6/12 { / hit_false_home@19:1:6} / 0+6
31. W 35 : 6/9 7/12 {grand_jan_keep:1:4} 6+4
32. B 44 : 2/6 4/8
33. W 32 : {grand_jan_keep:1:4} 10+4 +2h b r2 V
`,
  questions: {
    9: {
      kind: 'play',
      plays: [
        [
          [1, 5],
          [1, 2],
        ],
        [
          [5, 9],
          [1, 2],
        ],
        [
          [6, 10],
          [1, 2],
        ],
      ],
    },
    13: { kind: 'throws', of: 'fill' },
    23: {
      kind: 'play',
      plays: [
        [
          [2, 8],
          [3, 8],
        ],
        [
          [7, 12],
          [8, 12],
        ],
        [
          [1, 7],
          [3, 8],
        ],
      ],
    },
    27: { kind: 'choice' },
    33: { kind: 'choice' },
  },
  terms: {
    3: ['case'],
    5: ['petit-jan'],
    9: ['garnir'],
    13: ['remplir'],
    15: ['conserver'],
    17: ['rompre'],
    21: ['battre-a-faux', 'bredouille'],
    23: ['coin-de-repos', 'par-puissance'],
    25: ['battre-le-coin'],
    27: ['grand-jan', 'tenir'],
    29: ['conserver'],
    33: ['s-en-aller', 'releve'],
  },
};
