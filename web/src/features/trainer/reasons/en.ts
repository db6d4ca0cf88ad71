/** The masters’ reasons in our words, where they give one: by the position and the author. */
export const enReasons: Record<string, string> = {
  'C----aCCB-BB------cbbbbc:w:D:55:0-0:2-0:-:-:4.3 Guiton':
    'The only play crowds your corner with two more men: go, with the two holes you have won.',
  'O--------------------aam:w:M:64:0-0:0-0:-:-:1.0 Guiton':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'O--------------------aam:w:M:55:0-0:0-0:-:-:1.0 Guiton':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'O-------------------a-am:w:M:54:0-0:0-0:-:-:1.0 Guiton':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'O-------------------a-am:w:M:63:0-0:0-0:-:-:1.0 Guiton':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'M---AA-----------------o:w:M:43:0-0:0-0:-:-:4.3 Guiton':
    'Men on 8 and 10 take the corner with 4 of the 36 throws; a case on 9 takes it with 2.',
  'M---AA-----------------o:w:M:42:0-0:0-0:-:-:4.3 Guiton':
    'Side by side or apart, the two men take the corner with 4 throws; apart, they reach both corners with 4 throws, and side by side with 3.',
  'E-A--AB--BBB-----------o:w:M:63:4-0:0-0:-:-:4.3 Guiton':
    'Fresh men from the talon are more useful than men already out and moved on.',
  'cccbbb---B-B-----BBBBBA-:w:M:62:0-0:0-0:-:-:4.3 Guiton':
    'Avoid crowding your corner with spare men: carry the man on to 18.',
  'cccbbb----BB-----BBBBBA-:w:M:61:0-0:0-0:-:-:4.3 Guiton':
    'Avoid crowding your corner with spare men: carry the man on to 18.',
  'A----BCABBBBbbbbbb-----c:w:M:33:0-0:0-0:-:-:4.3 Guiton':
    'After this play, 27 of the 36 throws fill your grand jan; after 6/9 9/12, only 22 do.',
  'B-A-AABBBB-Bcbbcbc------:w:M:62:0-4:0-0:-:-:4.3 Guiton':
    'Nothing is left to be hit: your opponent, who has 4 points, cannot win the 8 that are missing in one roll.',
  'C--AAB-B-BBBbbbbbe------:w:M:43:0-8:0-5:-:-:4.3 Guiton':
    'A case on 9 would close the way to 6-6 and 6-5, the only rolls that make your opponent break.',
  '---AAACABBBBb-bbbb---abb:w:M:61:4-0:0-0:-:-:4.3 Guiton':
    'You want the 4 points that one false hit would give you, but not the 8 of two.',
  '---A--DABBBCbbbbbb---aaa:w:M:32:0-4:0-0:-:-:4.3 Guiton':
    'It prepares two aces, which fill in two ways, give two holes and let you go; 2-1 also gives 8 points, and 4 more by a false hit.',
  'CCCCC------------------o:w:M:64:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Afterwards every roll with a 3, a 2 or a 1 fills your petit jan.',
  '---A-ACBBBBBcbbbcc------:w:M:66:6-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'These are the only two sixes that can be played without breaking.',
  '------BCCACBdccbbA-a----:w:D:11:6-0:2-0:-:-:4.3 Lelasseux-Lafosse':
    'The spare man on 7 stays behind, so that you can fill the jan a third time.',
  'K----ABA-----b-----b--bi:w:M:51:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play 6 of your opponent’s 36 throws hit you; after 1/6 1/2, 16 do.',
  'I-C---A--B--b--b-------k:w:M:61:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'A man left on 4 can be hit falsely by more throws than truly, and a false hit gives the points to you.',
  'G-----BBBB--b-bbb------g:w:M:54:0-8:0-0:-:-:4.3 Lelasseux-Lafosse':
    'This is right only because your opponent needs no more than 4 points to finish.',
  'BBBBBB-----Bbb----Abbbbc:w:M:65:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'From there, 11 of the 36 throws cover the man that has passed to 19.',
  'EDCC-------------------o:w:M:44:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 21 of the 36 throws fill your petit jan; after two men on 5, only 13 do.',
  'DCDBB------------------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'With five cases made, one must be undone: this play leaves 21 throws that fill, and keeping all five leaves 13.',
  'DCCDA------------------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Lone men on 5 and 6 leave 21 throws that fill; a case leaves only 13.',
  '-A----DBBBACbbb-bb---cb-:w:M:21:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 26 of the 36 throws fill your grand jan.',
  '-B-A-ABBABBB-----------o:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, every throw fills your grand jan.',
  'A----BCABBBB-----------o:w:M:33:6-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 27 of the 36 throws fill your grand jan; after 6/9 9/12, only 22 do.',
  '-AAAB-B-BBBBb-bbcc--aaa-:w:M:11:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Nobody has points yet, so the case on 7 may be undone; if your opponent had 4 points, it should be kept.',
  '-AAAB-B-BBBBb-bbcc--aaa-:w:M:11:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Your opponent has 4 points: the case on 7 must be kept.',
  'BAAAAA--BBBBb-bbcc--aaa-:w:M:66:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 27 of the 36 throws fill your grand jan; after a case on 7, only 20 do. If your opponent had 4 points, the case would be better.',
  'B--A-ACBB-BB-----------o:w:M:54:4-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 32 of the 36 throws fill your grand jan; after 4/9 6/10, only 22 do.',
  'A-AAA-BBCB-Bb-bbbb-----e:w:M:55:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 29 of the 36 throws fill your grand jan.',
  '----B-CCCB-Bb-bbbb-----e:w:M:33:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'After this play, 35 of the 36 throws fill your grand jan.',
  '-A-AB-BBBABBdcbbbb------:w:M:22:0-8:0-11:-:-:4.3 Lelasseux-Lafosse':
    'Nothing is left that your opponent’s dice can hit truly.',
  'B-A-AABBBB-Bcbbcbc------:w:M:62:0-4:0-0:-:-:4.3 Lelasseux-Lafosse':
    'Nothing is left that can be hit, truly or falsely.',
  'O--------------------aam:w:M:54:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'O--------------------aam:w:M:63:0-0:0-0:-:-:4.3 Lelasseux-Lafosse':
    'One man carried far forward hinders the petit jan that your opponent’s first roll prepares.',
  'M-A-A---------------aa-m:w:M:63:0-0:0-0:-:-:4.3 Lepeintre':
    'Your opponent is still in the petit jan: a man carried forward hits sooner, and hinders that jan.',
  '------B-BBBGebbbbb------:w:M:33:0-0:0-0:-:-:4.3 Lepeintre':
    'Once flèche 7 is empty, your opponent can play a six, and a six then breaks their jan.',
  '------B-BBBGebbbbb------:w:M:44:0-0:0-0:-:-:4.3 Lepeintre':
    'Once flèche 7 is empty, your opponent can play a six, and a six then breaks their jan.',
  'C-AB-ABBB--B-bb-b-aaabac:w:D:66:0-0:2-0:-:-:4.3 Quelques':
    'If you held, your false hits would give your opponent 12 points.',
  '----AACBBBBBcccbaa-----b:w:D:55:2-0:2-0:-:-:4.3 Quelques':
    'You are sure to win a long run of holes (enfilade) against your opponent.',
  '----A-CBBBCBbbbbab-aaaa-:w:D:65:4-0:2-0:-:-:4.3 Quelques':
    'You could not keep your jan on the next roll; holding gives 8 points to your opponent, who will then fill.',
  'EBB-AAB----B----aacbbbbb:w:D:66:0-0:3-0:-:-:4.3 Quelques':
    'You make the case on 9; your opponent’s 8 points are wiped out, and they cannot keep their petit jan.',
  '-AAA-ABABBBB-bbbccab----:w:D:65:8-0:2-0:-:-:4.3 Quelques':
    'Even if your opponent filled, they would have to break first.',
  '------CBBBCCbbbbaa-aaaaa:w:D:66:2-0:4-0:-:-:4.3 Quelques':
    'Three false hits give your opponent 18 points, you cannot keep on the next roll, and they will probably fill.',
  'EAAA--ABB--B----aaabbbcc:w:D:55:0-0:4-0:-:-:4.3 Quelques': 'Your opponent would very probably fill the petit jan.',
  'AAA-A-BABBBBcccaaca-----:w:D:53:8-0:2-0:-:-:4.3 Quelques':
    'The 3 fills your jan, and the 5 brings the last man from the talon.',
  'J-----BBA-------aaa-ab-i:w:D:55:2-0:2-0:-:-:4.3 Quelques': 'Holding lets you take your corner with the two fives.',
  '----AABBBBBCbbbabbaaaa--:w:D:54:6-0:2-0:-:-:4.3 Quelques':
    'Holding gives your opponent 4 points, they will surely fill, and you could not keep: you would be caught in a long run of holes.',
  'M-----AA-------baab----i:w:D:55:2-0:2-0:-:-:4.3 Quelques':
    'Your opponent is farther on, and will probably take the corner first.',
  '------CBCBBCbbbbba-a-aaa:w:D:66:4-0:2-0:-:-:4.3 Quelques':
    'Holding would give your opponent 22 points, and you would be caught in a long run of holes.',
  'EBCBAB------b----bbabbbb:w:D:22:0-0:2-0:-:-:4.3 Quelques':
    'You have good chances of 4, 6 or 8 points more, and perhaps of holes.',
  '----AABCBBBBb-bbbbc-b---:w:D:66:0-0:2-0:-:-:4.3 Quelques':
    'Two sixes are the best roll here: played into your opponent’s petit jan, they keep your jan and do not shorten the game.',
  'I--A-ABB-------b-b-----k:w:M:54:0-0:0-0:-:-:4.3 Fallavel':
    'Your opponent has no points and few hits, and can no longer take the corner par puissance.',
  'JA--AA-B----b-----a----l:w:M:44:0-10:0-0:-:-:4.3 Fallavel':
    'Your opponent has 10 points in bredouille, and the corner: cover every man.',
  'H-A--B-B-B--b---bb-aaa-f:w:M:42:6-10:0-0:b:-:4.3 Fallavel':
    'Only four rolls hit your empty corner; taking it would leave two men alone, which would almost surely give the hole away.',
  'FAB---BB---Bbb---bba--ae:w:M:51:0-0:0-0:-:-:4.3 Fallavel': 'A man left on 6 would be exposed.',
  '-A-A-ACBBABBcbbbb-b-aa--:w:M:55:0-0:0-0:-:-:4.3 Fallavel': 'A six, a four and a three will still fill your jan.',
  '---B--CBBBACbbbbbaca----:w:M:32:0-0:0-0:-:-:4.3 Fallavel':
    'You will fill with a five or an ace, and the man that plays the five may be hit falsely, which pays you.',
  'B-AAA--BBBBBcb-bcc-b----:w:M:52:0-0:0-0:-:-:4.3 Fallavel':
    'Your opponent cannot win a hole on the next roll; afterwards every 1, 3, 4 and 6 fills.',
  '----B-CCB-BCbbbbb--aaa-b:w:M:54:0-0:0-0:-:-:4.3 Fallavel':
    'Your game is bad: a single man put in (mettre dedans) forces your opponent to go, and every 1, 2 and 3 then fills.',
  'B--AB-BBBB-Bbabbbb-c-a--:w:M:52:6-0:0-0:-:-:4.3 Fallavel':
    'Your opponent’s sixes, which fill, then also hit falsely, and give you the hole.',
  'BAA---ABBBBBbcccbb------:w:M:21:0-4:0-0:-:-:4.3 Fallavel':
    'It takes away the lone man on 7, which every six of your opponent would hit.',
  '-a-a--A-CBDEcbbbbb------:w:M:11:8-10:0-0:-:-:4.3 Fallavel':
    'The lone man on 7 blocks your opponent, who then keeps with 16 throws instead of 25.',
  'A-AAA-BBCB-Bb-bbbb-----e:w:M:55:8-0:0-0:-:-:4.3 Fallavel':
    'Two fives then give your opponent 6 points but cost 12, and 4-3 forces a man of theirs into the open.',
  'BBBBBB-----Bbb----Abbbbc:w:M:65:8-0:0-0:-:-:4.3 Fallavel':
    'Later rolls of 7 or 8 will cover the man that has passed to the jan de retour.',
  'CAA-A-BC--BBb-cccc-a----:w:M:61:4-8:10-11:w:-:4.3 Fallavel':
    'Two fives and 6-5, which would hit you truly, now hit falsely.',
  '-AAA--BBBBBBcbbbbbaa----:w:D:44:0-0:4-0:-:-:4.3 Trictrac': 'You need only two more holes: give up the bredouille.',
};
