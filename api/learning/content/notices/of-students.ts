import type { WrittenNotice } from './written-notice.ts'

export const noticesOfStudents: WrittenNotice[] = [
  {
    id: 'fixed-stay',
    classes: ['F-1', 'J-1'],
    title: 'F-1 and J-1: fixed periods of stay',
    text: 'A final rule of {ST1.published} would limit the stay to {ST1.most} and the F-1 grace to {ST1.grace}, from {ST1.due}. On {ST2.day} a court postponed it for the whole country. DHS appealed on {ST3.appeal}; what followed after {ST3.until} is unknown. So "duration of status" and {ST4.grace} of grace for F-1 remain. The eCFR prints the new text already: it does not apply. Ask your school or sponsor.',
    facts: ['ST1', 'ST2', 'ST3', 'ST4'],
  },
  {
    id: 'fixed-stay-and-schools',
    classes: ['F-1'],
    title: 'F-1: what the blocked rule would change',
    text: 'If the rule on fixed stays came into force, graduate students could change school or aim only in exceptional cases. A person who completed a program in the United States could get no new F-1 at the same or a lower level. None of this applies while the rule is blocked. Ask your school before you choose a transfer or a second degree.',
    facts: ['ST8', 'ST1'],
  },
  {
    id: 'refused-first',
    classes: ['F-1', 'J-1', 'H-1B'],
    title: '221(g) first, while online presence is reviewed',
    text: 'Many F, J and H-1B cases get 221(g) first, show "Refused", and change to approved after days to months. The passport may be kept. A law firm advises keeping profiles public from before the interview to the decision. Whether to delete anything is contested: keep it true and consistent.',
    facts: ['SM3', 'SM4', 'SM5'],
  },
  {
    id: 'practical-training',
    classes: ['F-1'],
    title: 'F-1: practical training',
    text: 'SEVP messages of {ST5.messages} count CPT only where the course demands it of every student. They were challenged in court on {ST5.sued}. OPT is unchanged; a fee for it was proposed, and its amount is unpublished. Ask your school.',
    facts: ['ST5', 'ST6'],
  },
  {
    id: 'j-1-proposal',
    classes: ['J-1'],
    title: 'J-1: end and extension of programs',
    text: 'A proposal of {ST7.day} concerns how J-1 programs end and are extended. In our sources nothing of it applied. Ask your sponsor.',
    facts: ['ST7'],
  },
]
