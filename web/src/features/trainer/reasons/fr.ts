/** The masters’ reasons in our words, in French, where they give one: by the position and the author. */
export const frReasons: Record<string, string> = {
  'C----aCCB-BB------cbbbbc:w:D:55:0-0:2-0:-:-:4.3 Guiton':
    'Le seul coup possible charge encore votre coin de deux dames : allez-vous-en avec vos deux trous.',
  'O--------------------aam:w:M:64:0-0:0-0:-:-:1.0 Guiton':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'O--------------------aam:w:M:55:0-0:0-0:-:-:1.0 Guiton':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'O-------------------a-am:w:M:54:0-0:0-0:-:-:1.0 Guiton':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'O-------------------a-am:w:M:63:0-0:0-0:-:-:1.0 Guiton':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'M---AA-----------------o:w:M:43:0-0:0-0:-:-:4.3 Guiton':
    'Des dames sur 8 et 10 prennent le coin par 4 jets sur 36 ; une case sur 9, par 2.',
  'M---AA-----------------o:w:M:42:0-0:0-0:-:-:4.3 Guiton':
    'Voisines ou séparées, les deux dames prennent le coin par 4 jets ; séparées, elles atteignent les deux coins par 4 jets, voisines par 3.',
  'E-A--AB--BBB-----------o:w:M:63:4-0:0-0:-:-:4.3 Guiton':
    'Des dames abattues du talon sont plus utiles que des dames déjà sorties que vous avancez.',
  'cccbbb---B-B-----BBBBBA-:w:M:62:0-0:0-0:-:-:4.3 Guiton':
    'Évitez de charger votre coin de surcases : menez la dame jusqu’à 18.',
  'cccbbb----BB-----BBBBBA-:w:M:61:0-0:0-0:-:-:4.3 Guiton':
    'Évitez de charger votre coin de surcases : menez la dame jusqu’à 18.',
  'A----BCABBBBbbbbbb-----c:w:M:33:0-0:0-0:-:-:4.3 Guiton':
    'Après ce coup, 27 jets sur 36 remplissent votre grand jan ; après 6/9 9/12, 22 seulement.',
  'B-A-AABBBB-Bcbbcbc------:w:M:62:0-4:0-0:-:-:4.3 Guiton':
    'Il ne reste rien à battre : l’adversaire, qui a 4 points, ne peut pas gagner d’un seul coup les 8 qui lui manquent.',
  'C--AAB-B-BBBbbbbbe------:w:M:43:0-8:0-5:-:-:4.3 Guiton':
    'Une case sur 9 fermerait le passage à 6-6 et 6-5, les seuls coups qui font rompre l’adversaire.',
  '---AAACABBBBb-bbbb---abb:w:M:61:4-0:0-0:-:-:4.3 Guiton':
    'Vous voulez les 4 points d’une dame battue à faux, mais pas les 8 de deux.',
  '---A--DABBBCbbbbbb---aaa:w:M:32:0-4:0-0:-:-:4.3 Guiton':
    'Cela prépare le bezet (deux as), qui remplit de deux façons, donne deux trous et le droit de vous en aller ; 2-1 donne aussi 8 points, et 4 de plus à faux.',
  'CCCCC------------------o:w:M:64:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Ensuite, tout coup qui a un 3, un 2 ou un as remplit votre petit jan.',
  '---A-ACBBBBBcbbbcc------:w:M:66:6-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Ce sont les deux seuls six qui se jouent sans rompre.',
  '------BCCACBdccbbA-a----:w:D:11:6-0:2-0:-:-:4.3 Lelasseux-Lafosse':
    'La surcase de 7 reste en arrière, pour remplir une troisième fois.',
  'K----ABA-----b-----b--bi:w:M:51:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, l’adversaire vous bat par 6 jets sur 36 ; après 1/6 1/2, par 16.',
  'I-C---A--B--b--b-------k:w:M:61:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'La dame laissée sur 4 sera battue à faux par plus de jets qu’à vrai, et battue à faux elle vous rapporte.',
  'G-----BBBB--b-bbb------g:w:M:54:0-8:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Ce n’est juste que parce que l’adversaire n’a plus besoin que de 4 points pour finir.',
  'BBBBBB-----Bbb----Abbbbc:w:M:65:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'De là, 11 jets sur 36 couvrent la dame passée sur 19.',
  'EDCC-------------------o:w:M:44:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 21 jets sur 36 remplissent votre petit jan ; après deux dames sur 5, 13 seulement.',
  'DCDBB------------------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Quand cinq cases sont faites, il faut en défaire une : ce coup laisse 21 jets qui remplissent ; garder les cinq n’en laisse que 13.',
  'DCCDA------------------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Deux demi-cases, sur 5 et 6, laissent 21 jets qui remplissent ; une case n’en laisse que 13.',
  '-A----DBBBACbbb-bb---cb-:w:M:21:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 26 jets sur 36 remplissent votre grand jan.',
  '-B-A-ABBABBB-----------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, tous les jets remplissent votre grand jan.',
  'A----BCABBBB-----------o:w:M:33:6-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 27 jets sur 36 remplissent votre grand jan ; après 6/9 9/12, 22 seulement.',
  '-AAAB-B-BBBBb-bbcc--aaa-:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Personne n’a de points : la case de 7 peut être défaite. Si l’adversaire avait 4 points, il faudrait la garder.',
  '-AAAB-B-BBBBb-bbcc--aaa-:w:M:11:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'L’adversaire a 4 points : il faut garder la case de 7.',
  'BAAAAA--BBBBb-bbcc--aaa-:w:M:66:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 27 jets sur 36 remplissent votre grand jan ; après la case de 7, 20 seulement. Si l’adversaire avait 4 points, mieux vaudrait la case.',
  'B--A-ACBB-BB-----------o:w:M:54:4-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 32 jets sur 36 remplissent votre grand jan ; après 4/9 6/10, 22 seulement.',
  'A-AAA-BBCB-Bb-bbbb-----e:w:M:55:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 29 jets sur 36 remplissent votre grand jan.',
  '----B-CCCB-Bb-bbbb-----e:w:M:33:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Après ce coup, 35 jets sur 36 remplissent votre grand jan.',
  '-A-AB-BBBABBdcbbbb------:w:M:22:0-8:0-11:-:-:4.3 Lelasseux-Lafosse':
    'Il ne reste rien que l’adversaire puisse battre à vrai.',
  'B-A-AABBBB-Bcbbcbc------:w:M:62:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Il ne reste rien qui puisse être battu, à vrai ni à faux.',
  'O--------------------aam:w:M:54:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'O--------------------aam:w:M:63:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Une dame portée loin en avant gêne le petit jan que prépare le premier coup de l’adversaire.',
  'M-A-A---------------aa-m:w:M:63:0-0:0-0:-:-:4.3 Lepeintre':
    'L’adversaire n’est encore que dans son petit jan : une dame avancée bat plus tôt, et gêne ce jan.',
  '------B-BBBGebbbbb------:w:M:33:0-0:0-0:-:-:4.3 Lepeintre':
    'Une fois la flèche 7 vidée, l’adversaire peut jouer un six, et ce six lui fait rompre son jan.',
  '------B-BBBGebbbbb------:w:M:44:0-0:0-0:-:-:4.3 Lepeintre':
    'Une fois la flèche 7 vidée, l’adversaire peut jouer un six, et ce six lui fait rompre son jan.',
  'C-AB-ABBB--B-bb-b-aaabac:w:D:66:0-0:2-0:-:-:4.3 Quelques':
    'Si vous teniez, vos dames battues à faux donneraient 12 points à l’adversaire.',
  '----AACBBBBBcccbaa-----b:w:D:55:2-0:2-0:-:-:4.3 Quelques': 'Une enfilade contre l’adversaire est certaine.',
  '----A-CBBBCBbbbbab-aaaa-:w:D:65:4-0:2-0:-:-:4.3 Quelques':
    'Vous ne pourriez pas conserver au coup suivant ; tenir donne 8 points à l’adversaire, qui remplira ensuite.',
  'EBB-AAB----B----aacbbbbb:w:D:66:0-0:3-0:-:-:4.3 Quelques':
    'Vous faites la case de 9 ; les 8 points de l’adversaire sont effacés, et il ne peut pas conserver son petit jan.',
  '-AAA-ABABBBB-bbbccab----:w:D:65:8-0:2-0:-:-:4.3 Quelques':
    'Même si l’adversaire remplissait, il romprait le premier.',
  '------CBBBCCbbbbaa-aaaaa:w:D:66:2-0:4-0:-:-:4.3 Quelques':
    'Trois dames battues à faux donnent 18 points à l’adversaire, vous ne pouvez pas conserver au coup suivant, et il remplira sans doute.',
  'EAAA--ABB--B----aaabbbcc:w:D:55:0-0:4-0:-:-:4.3 Quelques':
    'L’adversaire remplirait très probablement son petit jan.',
  'AAA-A-BABBBBcccaaca-----:w:D:53:8-0:2-0:-:-:4.3 Quelques':
    'Le 3 remplit votre jan, et le 5 abat la dernière dame du talon.',
  'J-----BBA-------aaa-ab-i:w:D:55:2-0:2-0:-:-:4.3 Quelques':
    'Tenir vous permet de prendre votre coin par les deux cinq.',
  '----AABBBBBCbbbabbaaaa--:w:D:54:6-0:2-0:-:-:4.3 Quelques':
    'Tenir donne 4 points à l’adversaire, il remplira à coup sûr, et vous ne pourriez pas conserver : vous subiriez une enfilade.',
  'M-----AA-------baab----i:w:D:55:2-0:2-0:-:-:4.3 Quelques':
    'L’adversaire est plus avancé, et prendra sans doute son coin le premier.',
  '------CBCBBCbbbbba-a-aaa:w:D:66:4-0:2-0:-:-:4.3 Quelques':
    'Tenir donnerait 22 points à l’adversaire, et vous subiriez une enfilade.',
  'EBCBAB------b----bbabbbb:w:D:22:0-0:2-0:-:-:4.3 Quelques':
    'Vous avez de bonnes chances de gagner encore 4, 6 ou 8 points, et peut-être des trous.',
  '----AABCBBBBb-bbbbc-b---:w:D:66:0-0:2-0:-:-:4.3 Quelques':
    'Deux six (sonnez) sont ici le meilleur coup : joués dans le petit jan de l’adversaire, ils conservent votre plein sans abréger le jeu.',
  'I--A-ABB-------b-b-----k:w:M:54:0-0:0-0:-:-:4.3 Fallavel':
    'L’adversaire n’a pas de points et peu de quoi battre, et ne peut plus prendre son coin par puissance.',
  'JA--AA-B----b-----a----l:w:M:44:0-10:0-0:-:-:4.3 Fallavel':
    'L’adversaire a 10 points en bredouille, et son coin : couvrez toutes vos dames.',
  'H-A--B-B-B--b---bb-aaa-f:w:M:42:6-10:0-0:b:-:4.3 Fallavel':
    'Quatre coups seulement battent votre coin vide ; le prendre laisserait deux dames seules, qui donneraient presque sûrement le trou.',
  'FAB---BB---Bbb---bba--ae:w:M:51:0-0:0-0:-:-:4.3 Fallavel': 'Une dame laissée sur 6 serait exposée.',
  '-A-A-ACBBABBcbbbb-b-aa--:w:M:55:0-0:0-0:-:-:4.3 Fallavel':
    'Un six, un quatre ou un trois rempliront encore votre jan.',
  '---B--CBBBACbbbbbaca----:w:M:32:0-0:0-0:-:-:4.3 Fallavel':
    'Vous remplirez par un cinq ou un as, et la dame qui jouera le cinq peut être battue à faux, ce qui vous rapporte.',
  'B-AAA--BBBBBcb-bcc-b----:w:M:52:0-0:0-0:-:-:4.3 Fallavel':
    'L’adversaire ne peut pas faire de trou au coup suivant ; ensuite tous les as, 3, 4 et 6 remplissent.',
  '----B-CCB-BCbbbbb--aaa-b:w:M:54:0-0:0-0:-:-:4.3 Fallavel':
    'Votre jeu est mauvais : une dame seule mise dedans force l’adversaire à s’en aller, et tous les as, 2 et 3 remplissent ensuite.',
  'B--AB-BBBB-Bbabbbb-c-a--:w:M:52:6-0:0-0:-:-:4.3 Fallavel':
    'Les six de l’adversaire, qui remplissent, battent alors à faux et vous donnent le trou.',
  'BAA---ABBBBBbcccbb------:w:M:21:0-4:0-0:-:-:4.3 Fallavel':
    'Cela retire la dame seule de 7, que battraient tous les six de l’adversaire.',
  '-a-a--A-CBDEcbbbbb------:w:M:11:8-10:0-0:-:-:4.3 Fallavel':
    'La dame seule de 7 gêne l’adversaire, qui conserve par 16 jets au lieu de 25.',
  'A-AAA-BBCB-Bb-bbbb-----e:w:M:55:8-0:0-0:-:-:4.3 Fallavel':
    'Deux cinq (quines) rapportent alors 6 points à l’adversaire mais lui en coûtent 12, et 4-3 le force à se découvrir.',
  'BBBBBB-----Bbb----Abbbbc:w:M:65:8-0:0-0:-:-:4.3 Fallavel':
    'Un coup de 7 ou de 8 couvrira plus tard la dame passée au jan de retour.',
  'CAA-A-BC--BBb-cccc-a----:w:M:61:4-8:10-11:w:-:4.3 Fallavel':
    'Deux cinq et 6-5, qui vous battraient à vrai, ne battent plus qu’à faux.',
  '-AAA--BBBBBBcbbbbbaa----:w:D:44:0-0:4-0:-:-:4.3 Trictrac':
    'Il ne vous faut plus que deux trous : renoncez à la bredouille.',
};
