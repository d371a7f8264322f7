import type { BankQuestion } from './bank-question.ts'

export const renewersAreAsked: readonly BankQuestion[] = [
  {
    id: 'since-refusal',
    title: 'You were refused before. What has changed?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: { All: 'Whether the doubt behind the refusal has lost its ground.' },
    outline: {
      All: [
        'The refusal: when, and for which class',
        'The doubt, as understood',
        'The new fact that answers it, and since when',
        'The paper that shows it',
      ],
    },
    weak: 'The same facts come back with more papers, or the last officer is called unfair. Nothing in work, study, money or family has moved.',
    strong:
      'A change is named that meets the old doubt, with its date and its proof. What has stayed the same is not dressed up.',
    example: {
      who: 'A student who was refused',
      text: 'Last time my father had no papers for his income. Now he has paid his tax, and here is the paper. My school is the same.',
    },
    followUps: {
      All: [
        { question: 'Which doubt did the officer have?', unless: 'The doubt, as understood' },
        {
          question: 'When did this change happen?',
          unless: 'The new fact that answers it, and since when',
        },
        { question: 'Is there anything that has become weaker since?' },
      ],
    },
    redFlags: [
      'The story has changed, and the facts have not.',
      'A new job or deposit began days before the appointment.',
    ],
    documents: ['passport', 'confirmation-page'],
    reported: { accounts: 1, accountsRead: 5, lists: 0 },
    facts: ['L3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-own-view',
    title: 'Do you know why you were refused?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: { All: 'Whether the applicant understands the earlier decision without anger.' },
    outline: {
      All: [
        'The questions asked before the decision',
        'The answer or paper that fell short',
        'The words of the officer, as remembered',
        'The point that is clearer today',
      ],
    },
    weak: 'Bad luck or the mood of the officer is blamed. The answer shows no idea which part of the case failed.',
    strong:
      'A weak spot is named calmly, such as a vague plan or an unclear payer. The answer stops there and waits for the next question.',
    example: {
      who: 'A visitor who was refused',
      text: 'I think my plan was not clear. I wanted to visit three cities and did not know the days.',
    },
    followUps: {
      All: [
        {
          question: 'What were you asked just before the decision?',
          unless: 'The questions asked before the decision',
        },
        { question: 'What would you answer today?', unless: 'The point that is clearer today' },
        { question: 'Who has advised you since then?' },
      ],
    },
    redFlags: [
      'The answer attacks the officer who decided.',
      'The explanation is a text that an adviser has prepared.',
    ],
    documents: [],
    facts: ['L3', 'I6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-section',
    title: 'Which section is on your refusal letter?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: { All: 'Whether the applicant knows the kind of refusal and what it left open.' },
    outline: {
      All: [
        'The section, as printed',
        'Its meaning in plain words',
        'The step it left open: papers, or a new application',
        'The step that was taken',
      ],
    },
    weak: 'The letter was never read or has been lost. A request for papers is called a final refusal, or the other way round.',
    strong:
      'Section and day come from the letter itself. The applicant knows whether papers were due or a new start was needed, and did that.',
    example: {
      who: 'An applicant with a letter',
      text: 'It says section 214(b). No paper was missing, so I had to apply again with a new form.',
    },
    followUps: {
      All: [
        {
          question: 'What did the letter leave open to you?',
          unless: 'The step it left open: papers, or a new application',
        },
        { question: 'Do you have the letter with you?' },
        { question: 'Was that your only refusal?' },
      ],
    },
    redFlags: [
      'The form describes another kind of refusal than the record.',
      'Papers were due, and a new application came instead.',
    ],
    documents: ['confirmation-page'],
    facts: ['L3', 'L5', 'L4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'renewal-so-soon',
    title: 'Why are you applying again so soon?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: {
      All: 'Whether a real deadline brings the applicant back, or only the hope for another officer.',
    },
    outline: {
      All: [
        'The time since the refusal',
        'The event with a fixed date',
        'The loss if the trip comes later',
        'The missing piece that is now there',
      ],
    },
    weak: 'Another officer might decide otherwise: this hope is the whole plan. The form is the old one with a new date.',
    strong:
      'A date that others set explains the hurry, such as the start of a course or a wedding. Something that was missing is now there.',
    example: {
      who: 'A student with a start date',
      text: 'My course begins in six weeks. And the letter from my sponsor, which was missing, is here now.',
    },
    followUps: {
      All: [
        {
          question: 'What happens if you travel later?',
          unless: 'The loss if the trip comes later',
        },
        { question: 'How many times have you applied in all?' },
        {
          question: 'What do you have now that you lacked then?',
          unless: 'The missing piece that is now there',
        },
      ],
    },
    redFlags: [
      'Several applications in a row carry the same answers.',
      'The hurry has no date behind it.',
    ],
    documents: ['confirmation-page', 'mrv-receipt'],
    facts: ['L3', 'M2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-other-post',
    title: 'Why did you not go back to the post that refused you?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: {
      All: 'Whether the new post is the right one, or a search for an easier one.',
    },
    outline: {
      All: [
        'The earlier refusal, with post and time',
        'The move since then, and its reason',
        'The residence papers for this country',
        'The reason against going back to the first post',
      ],
    },
    weak: 'This post is said to be friendlier or faster. Residence papers are missing, and the refusal comes up only when the officer asks.',
    strong:
      'A move for work, study or family explains the place, and papers show it. The refusal elsewhere is mentioned at the start.',
    example: {
      who: 'An applicant who moved',
      text: 'I moved here for my job in March. Here is my permit. They refused me when I still lived in the other country.',
    },
    followUps: {
      All: [
        {
          question: 'When did you move here, and why?',
          unless: 'The move since then, and its reason',
        },
        { question: 'Did you tell the other post that you were moving?' },
        {
          question: 'Could you have waited for an appointment there?',
          unless: 'The reason against going back to the first post',
        },
      ],
    },
    redFlags: [
      'The applicant came to this country only for the appointment.',
      'The form does not name the post that refused.',
    ],
    documents: ['passport', 'appointment'],
    facts: ['WA1', 'W4', 'L3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-other-purpose',
    title: 'Your last application gave another purpose. Which one is true?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: { All: 'Whether both applications can be honest although they differ.' },
    outline: {
      All: [
        'The purpose then and the purpose now',
        'The event between the two, with its date',
        'The end of the first plan',
        'The people or papers behind the new one',
      ],
    },
    weak: 'The first purpose is called a mistake of the agent. Both plans cannot be true, and the answer leaves that open.',
    strong:
      'Something happened between the two forms, and it has a date. The first plan was real and has ended, and nobody denies it.',
    example: {
      who: 'A former tourist',
      text: 'Both were true. Two years ago I wanted a holiday. Now my company sends me to a fair, and I can show the invitation.',
    },
    followUps: {
      All: [
        { question: 'What became of the first plan?', unless: 'The end of the first plan' },
        {
          question: 'When did you decide on the new one?',
          unless: 'The event between the two, with its date',
        },
        { question: 'Who wrote the first form?' },
      ],
    },
    redFlags: [
      'The purpose is new, while host, payer and dates are the old ones.',
      'The applicant denies a plan that stands on the earlier form.',
    ],
    documents: ['confirmation-page'],
    facts: ['D1', 'L3', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'renewal-other-class',
    title: 'Why are you asking for a different visa this time?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: {
      All: 'Whether the new class fits a real plan, or is a second door to the old aim.',
    },
    outline: {
      All: [
        'Both classes, with the purpose of each',
        'The school, sponsor or employer behind the new one',
        'The order of events, with months',
        'The earlier doubt, seen from the new plan',
      ],
    },
    weak: 'A cheap course appeared right after the refusal, close to the relative who was to be visited. What will be studied stays vague.',
    strong:
      'The new class rests on a paper of a school, sponsor or employer. The steps toward it have dates and make sense on their own.',
    example: {
      who: 'A visitor who will study',
      text: 'I was there as a visitor and saw the school. Then I applied, and now I have an I-20.',
    },
    followUps: {
      All: [
        {
          question: 'When did you first contact the school or employer?',
          unless: 'The order of events, with months',
        },
        { question: 'Would you still like to make the first trip?' },
        { question: 'Does the same person pay as last time?' },
      ],
    },
    redFlags: [
      'The new plan began right after the refusal and has no older trace.',
      'Both plans lead to the same address.',
    ],
    documents: ['i-20', 'ds-2019', 'petition-number'],
    facts: ['L3', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'renewal-refusal-not-on-form',
    title: 'Your form shows no earlier refusal. Our record does. Why?',
    classes: ['All'],
    theme: 'Earlier refusal',
    assesses: {
      All: 'Whether the gap is an honest mistake, because a deliberate false answer can bar for good.',
    },
    outline: {
      All: [
        'The refusal: day, post and class',
        'The true cause of the gap',
        'Other refusals, if any',
        'The corrected form, where the post asks for it',
      ],
    },
    followUps: {
      All: [
        { question: 'Who answered that page of the form?', unless: 'The true cause of the gap' },
        { question: 'Were you refused at any other time?', unless: 'Other refusals, if any' },
        { question: 'Which name and passport did you use then?' },
      ],
    },
    redFlags: [],
    documents: ['confirmation-page'],
    facts: ['D11', 'QF5', 'D5'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'letter-221g',
    title: 'What did the 221(g) letter ask, and what did you send?',
    classes: ['All'],
    theme: '221(g)',
    assesses: { All: 'Whether the request was understood and answered in full.' },
    outline: {
      All: [
        'The items on the letter, in its words',
        'The papers sent, with day and way',
        'The items still missing, and the reason',
        'Messages from the post since',
      ],
    },
    weak: 'A bundle of extra papers went off, while the item on the letter was overlooked. No copy and no receipt were kept.',
    strong:
      'The letter is gone through item by item, each with the paper sent and the day. A missing item has a reason and a date.',
    example: {
      who: 'An applicant with a yellow letter',
      text: 'You asked for my résumé and a list of my papers. I sent both two days later, by email. Here is the answer that came back.',
    },
    followUps: {
      All: [
        { question: 'What is still missing?', unless: 'The items still missing, and the reason' },
        { question: 'How did you send it?', unless: 'The papers sent, with day and way' },
        { question: 'Is everything in those papers still true today?' },
      ],
    },
    redFlags: [
      'A paper differs from the one that was shown at the interview.',
      'Something else was sent in place of what the letter asks.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['L5', 'SM3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-221g-late',
    title: 'Why did it take so long to send what we asked for?',
    classes: ['All'],
    theme: '221(g)',
    assesses: { All: 'Whether the delay has an honest cause, and whether the papers still hold.' },
    outline: {
      All: [
        'The day of the letter and the day of sending',
        'The office or person behind the wait',
        'Reminders and receipts from that time',
        'Papers renewed because they had become old',
      ],
    },
    weak: 'The letter lay in a drawer until the travel date came close. Some papers have run out, and the applicant has not noticed.',
    strong:
      'The wait is traced to an office or school, with a reminder or receipt. What had become old in the meantime was replaced.',
    example: {
      who: 'An applicant who waited for an office',
      text: 'The police office needed two months for the certificate. I wrote to them twice. When it came, I sent it on the same day.',
    },
    followUps: {
      All: [
        {
          question: 'Which office kept you waiting?',
          unless: 'The office or person behind the wait',
        },
        {
          question: 'Is this bank letter still valid?',
          unless: 'Papers renewed because they had become old',
        },
        { question: 'Do you still want to make the same trip?' },
      ],
    },
    redFlags: [
      'The reply comes near the end of the period, without a reason.',
      'A paper is older than the event that it describes.',
    ],
    documents: ['confirmation-page'],
    facts: ['L5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'renewal-221g-online',
    title: 'Have your profiles stayed public since the interview?',
    classes: ['F-1', 'J-1', 'H-1B'],
    theme: '221(g)',
    assesses: {
      'F-1': 'Whether the review of the accounts can be finished, and shows the same student.',
      'J-1': 'Whether the review can be finished, and shows the program on the DS-2019.',
      'H-1B': 'Whether the review can be finished, and shows the job in the petition.',
    },
    outline: {
      'F-1': [
        'The setting of each listed account now',
        'Changes since the interview, with the day',
        'New accounts since then',
        'School and study shown there',
      ],
      'J-1': [
        'The setting of each listed account now',
        'Changes since the interview, with the day',
        'Host, sponsor and tasks shown there',
      ],
      'H-1B': [
        'The setting of each listed account now',
        'Changes since the interview, with the day',
        'Employer, title and dates shown there',
        'Older job entries, and what is true of them',
      ],
    },
    weak: 'Profiles went private the evening after the interview, as if the case were done. The review that was still open met a closed door.',
    strong:
      'Nothing was touched, or a change is given with day and reason. New accounts are named before anybody finds them.',
    example: {
      who: 'A doctoral student',
      text: 'Yes, all the time. I opened one new account for my work in June, and I can give you its name.',
    },
    followUps: {
      'F-1': [
        { question: 'Have you opened an account since?', unless: 'New accounts since then' },
        { question: 'Does your profile name your school?', unless: 'School and study shown there' },
        { question: 'Who asked you to change your settings?' },
      ],
      'J-1': [
        {
          question: 'What does your profile say about your host?',
          unless: 'Host, sponsor and tasks shown there',
        },
        { question: 'Did you close an account while the case was open?' },
      ],
      'H-1B': [
        {
          question: 'Does your profile show this employer?',
          unless: 'Employer, title and dates shown there',
        },
        { question: 'Why do the dates of your last job differ from your résumé?' },
      ],
    },
    redFlags: [
      'An account was closed or renamed while the case was open.',
      'The applicant uses more accounts than the form lists.',
    ],
    documents: ['confirmation-page'],
    facts: ['SM4', 'SM3', 'SM2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'renewal-221g-program-began',
    title: 'Your program has already started. What now?',
    classes: ['F-1', 'J-1'],
    theme: '221(g)',
    assesses: {
      'F-1': 'Whether the course can still be taken, and on which dates.',
      'J-1': 'Whether sponsor and host still hold the place, and until when.',
    },
    outline: {
      'F-1': [
        'The word of the school: late arrival or a later start',
        'The updated I-20, if there is one',
        'The money under the new dates',
        'The use of the time until then',
      ],
      'J-1': [
        'The word of the sponsor on new dates',
        'The corrected DS-2019, if there is one',
        'The agreement of the host',
        'The end of the program under the new dates',
      ],
    },
    weak: 'The old dates are repeated although they have passed. Nobody has asked the school or the sponsor what it allows.',
    strong:
      'The school or sponsor was asked at once, and its reply is there in writing. Dates, money and papers are the new ones.',
    example: {
      who: 'A student who came too late',
      text: 'My school gave me a new date. Here is the new I-20, and the money is still there.',
    },
    followUps: {
      'F-1': [
        {
          question: 'How late may you arrive?',
          unless: 'The word of the school: late arrival or a later start',
        },
        { question: 'What if this is not settled by the next term?' },
      ],
      'J-1': [
        { question: 'Does your host still expect you?', unless: 'The agreement of the host' },
        {
          question: 'Will the program end later too?',
          unless: 'The end of the program under the new dates',
        },
        { question: 'What have you done while you waited?' },
      ],
    },
    redFlags: [
      'The I-20 or DS-2019 still carries the old start.',
      'A flight that cannot be refunded is booked already.',
    ],
    documents: ['i-20', 'ds-2019'],
    facts: ['SM3', 'L5', 'L9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'renewal-221g-employer',
    title: 'Has your employer answered our questions about the petition?',
    classes: ['H-1B', 'L-1'],
    theme: '221(g)',
    assesses: {
      'H-1B': 'Whether employer and applicant give the same account of job, wage and worksite.',
      'L-1': 'Whether both companies confirm the role, the relation and the need for the transfer.',
    },
    outline: {
      'H-1B': [
        'The question put to the employer',
        'The papers it sent, and when',
        'The content of those papers, in plain words',
        'Changes at work since the filing',
      ],
      'L-1': [
        'The question: the role, or the companies',
        'The company that replied: abroad, United States or both',
        'The chart or letters that were sent',
        'Changes in either company since the filing',
      ],
    },
    weak: 'The lawyers are said to handle it. The letter of the employer describes duties that the applicant does not recognise.',
    strong:
      'The applicant has read what was sent and can explain it in plain words. A change since the filing is named before it is found.',
    example: {
      who: 'A worker',
      text: 'Yes, they sent you the new contract with the client. I have read it. My desk moved to another floor, and nothing else changed.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'What does the letter say about your duties?',
          unless: 'The content of those papers, in plain words',
        },
        { question: 'Is that project still running?', unless: 'Changes at work since the filing' },
        { question: 'Who at the client can confirm your work?' },
      ],
      'L-1': [
        { question: 'Who signed the reply?' },
        {
          question: 'Is the team on the chart still the same?',
          unless: 'Changes in either company since the filing',
        },
      ],
    },
    redFlags: [
      'The letter of the employer differs from the petition.',
      'The applicant has never seen the petition.',
    ],
    documents: ['petition-copies', 'support-letter', 'petition', 'organisation-chart', 'relation'],
    facts: ['L4', 'L5', 'V8'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'last-visit',
    title: 'What did you do on your last visit?',
    classes: ['All'],
    theme: 'Earlier visits',
    assesses: { All: 'Whether the last stay kept to its purpose.' },
    outline: {
      All: [
        'Arrival and departure, by month',
        'The purpose given at that time',
        'The places and people seen',
        'Anything that turned out differently',
      ],
    },
    weak: 'Sights are listed, and weeks are missing. Posts from that time show work or classes that the visa did not cover.',
    strong:
      'The stay is told in order and fits stamps, form and profile. A change of plan is told with its reason.',
    example: {
      who: 'A former tourist',
      text: 'I was in Florida for two weeks. I stayed with a friend, and we went to the sea. I flew home one day early, because of a storm.',
    },
    followUps: {
      All: [
        { question: 'Where did you stay?', unless: 'The places and people seen' },
        {
          question: 'Did you do anything that was not planned?',
          unless: 'Anything that turned out differently',
        },
        { question: 'How did you pay for it?' },
      ],
    },
    redFlags: [
      'A visit for pleasure included paid work.',
      'The account of the stay contradicts the stamps.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['FO2', 'NW9'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'renewal-long-visit',
    title: 'Why did you stay so long on your last visit?',
    classes: ['B-1/B-2'],
    theme: 'Earlier visits',
    assesses: {
      'B-1/B-2': "Whether a long stay within the limit had a visitor's reason and means.",
    },
    outline: {
      'B-1/B-2': [
        'The length planned and the length spent',
        'The cause of the difference',
        'The money for living there',
        'Work, school or family at home meanwhile',
      ],
    },
    weak: 'Time simply passed, and the stay took nearly all that was allowed. Who paid and who was waiting at home remains open.',
    strong:
      'A cause explains the length, such as the illness of the host. Home, job and money during that time are accounted for.',
    example: {
      who: 'A daughter',
      text: 'My mother had an operation and needed me. I stayed for four months, with leave from my school. I flew home when she could walk.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Who paid while you were there?', unless: 'The money for living there' },
        {
          question: 'How could your employer do without you?',
          unless: 'Work, school or family at home meanwhile',
        },
        { question: 'How did you spend an ordinary day there?' },
      ],
    },
    redFlags: [
      'The visitor looked after children or a household for pay.',
      'The reason for the length is new and fits no paper.',
    ],
    documents: ['passport', 'means', 'return'],
    facts: ['T3', 'L8', 'V7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-many-visits',
    title: 'How often have you used this visa, and what for?',
    classes: ['B-1/B-2'],
    theme: 'Earlier visits',
    assesses: { 'B-1/B-2': 'Whether the trips are visits, or whether life has moved there.' },
    outline: {
      'B-1/B-2': [
        'The visits, with rough lengths',
        'The purpose of each',
        'The time at home in between',
        'The need for further trips',
      ],
    },
    weak: 'More of the year was spent there than at home. A car, a lease or a phone contract points to a second household.',
    strong:
      'Visits are short beside the time at home, and each has its own reason. The next trips grow out of the same work or family.',
    example: {
      who: 'A buyer',
      text: 'Five times in three years, each time for less than two weeks. It was always for the same supplier.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Where do you spend most of the year?',
          unless: 'The time at home in between',
        },
        { question: 'What do you keep there between visits?' },
        { question: 'What is the next trip for?', unless: 'The need for further trips' },
      ],
    },
    redFlags: [
      'The time spent there exceeds the time at home.',
      'A business is run from the address of the host.',
    ],
    documents: ['passport', 'purpose', 'return'],
    reported: { accounts: 0, lists: 2 },
    facts: ['FO2', 'T3', 'V7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-left-in-time',
    title: 'Did you ever overstay?',
    classes: ['All'],
    theme: 'Earlier visits',
    assesses: { All: 'Whether an earlier stay kept the limit that was set on arrival.' },
    outline: {
      All: [
        'The last day allowed, as given on arrival',
        'The true day of departure',
        'An extension asked for, and its result',
        'Papers of the departure',
      ],
    },
    followUps: {
      All: [
        {
          question: 'How did you know the last day?',
          unless: 'The last day allowed, as given on arrival',
        },
        {
          question: 'Did you ask for more time?',
          unless: 'An extension asked for, and its result',
        },
        { question: 'Was it the same on earlier visits?' },
      ],
    },
    redFlags: [],
    documents: ['passport'],
    reported: { accounts: 0, lists: 2 },
    facts: ['L8', 'FO2', 'D11'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'renewal-unused',
    title: 'You had a visa and did not use it. Why?',
    classes: ['All'],
    theme: 'Renewal',
    assesses: { All: 'Whether the earlier plan was real, and whether this one will happen.' },
    outline: {
      All: [
        'The trip planned at that time',
        'The event that stopped it',
        'The notice given to school, host or employer',
        'The people and dates behind the new plan',
      ],
    },
    weak: 'The visa was wanted just in case. The old purpose has been forgotten, and the new one is as loose.',
    strong:
      'A clear event stopped the trip, and the people who were waiting were told. The new plan has a date and somebody who expects the applicant.',
    example: {
      who: 'A traveller whose plan was cancelled',
      text: 'The conference was cancelled, so I did not fly. I told them at once. Now it takes place in March.',
    },
    followUps: {
      All: [
        { question: 'What stopped the trip?', unless: 'The event that stopped it' },
        { question: 'What could stop you this time?' },
        {
          question: 'Who expects you there?',
          unless: 'The people and dates behind the new plan',
        },
      ],
    },
    redFlags: [
      'The visa is wanted only in order to have one.',
      'The school or employer of that time was never told.',
    ],
    documents: ['passport'],
    facts: ['FO2', 'L8'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'renewal-what-is-left',
    title: 'What have you finished, and what is left?',
    classes: ['F-1', 'J-1'],
    theme: 'Renewal',
    assesses: {
      'F-1': 'Whether the student makes progress and returns to the same course.',
      'J-1': 'Whether the program follows its plan and ends as the DS-2019 says.',
    },
    outline: {
      'F-1': [
        'Terms and credits completed',
        'Courses that remain',
        'The expected end, as on the I-20',
        'The money for the rest',
      ],
      'J-1': [
        'Phases of the program completed',
        'Tasks that remain',
        'The end date on the DS-2019',
        'The use at home that follows',
      ],
    },
    weak: 'Progress is told in years, not in courses or tasks. The end has moved more than once, and the reason is not clear.',
    strong:
      'What is done and what remains add up to the dates on the form. A delay is named, with the school or sponsor that approved it.',
    example: {
      who: 'A student in the third year',
      text: 'I have finished three years, and one is left. I am a term late, because I changed one subject, and the school agreed.',
    },
    followUps: {
      'F-1': [
        { question: 'Who pays for the remaining time?', unless: 'The money for the rest' },
        { question: 'How are your grades so far?' },
        {
          question: 'Will you finish on the date of the I-20?',
          unless: 'The expected end, as on the I-20',
        },
      ],
      'J-1': [
        { question: 'When does your program end?', unless: 'The end date on the DS-2019' },
        { question: 'Has your host or your task changed?' },
      ],
    },
    redFlags: [
      'The end of the program has moved without a reason.',
      'The school or host is another one than last time, and no paper shows it.',
    ],
    documents: ['i-20', 'transcripts', 'ds-2019'],
    facts: ['W1', 'V1', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'renewal-same-job',
    title: 'Do you still do the job of your last visa?',
    classes: ['H-1B', 'L-1'],
    theme: 'Renewal',
    assesses: {
      'H-1B': 'Whether employer, duties and worksite are those of the petition in force.',
      'L-1': 'Whether the role still is managing, or specialized knowledge, for a related company.',
    },
    outline: {
      'H-1B': [
        'Employer, title and duties today',
        'Worksite and end client, if any',
        'Changes since, with the petition that covers them',
        'Pay, as on recent slips',
      ],
      'L-1': [
        'Title and unit today',
        'Changes in team, duties or worksite',
        'The petition or extension in force',
        'The relation of the companies today',
      ],
    },
    weak: 'The work has moved to another city, client or duty, and nothing was filed for it. The change is called an internal matter.',
    strong:
      'The answer says what is unchanged, and names each change together with the filing that covers it. Pay slips and profile agree.',
    example: {
      who: 'A developer',
      text: 'Yes, the same job and the same office. My pay is higher now, and there is a new filing for it.',
    },
    followUps: {
      'H-1B': [
        { question: 'Where do you work now?', unless: 'Worksite and end client, if any' },
        { question: 'Has your pay changed?', unless: 'Pay, as on recent slips' },
        { question: 'Was there a time without work?' },
      ],
      'L-1': [
        {
          question: 'Does anybody new report to you?',
          unless: 'Changes in team, duties or worksite',
        },
        {
          question: 'Has either company changed hands?',
          unless: 'The relation of the companies today',
        },
        { question: 'Why has the transfer not ended yet?' },
      ],
    },
    redFlags: [
      'The worksite is not the one in the petition.',
      'The online profile still shows another employer or title.',
    ],
    documents: ['petition-number', 'i-797', 'petition-copies', 'organisation-chart'],
    facts: ['W1', 'L4', 'T4', 'T5', 'T6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
]
