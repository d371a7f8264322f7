import type { BankQuestion } from './bank-question.ts'

export const everyoneIsAsked: readonly BankQuestion[] = [
  {
    id: 'all-bank-statement',
    title: 'May I see your bank statement?',
    classes: ['All'],
    theme: 'Money',
    assesses: { All: 'Whether the money is there, and whose it is.' },
    outline: {
      All: [
        'The holder of the account',
        'The balance and its usual level',
        'Where the last large sum came from',
        'What is for this trip or study',
      ],
    },
    weak: 'A statement is handed over in silence. The balance doubled last week, and nobody knows why.',
    strong:
      'The holder and the usual balance are named, and a large sum is explained before anyone asks.',
    example: {
      who: 'A visitor who sold a car',
      text: 'It is my own account. The large sum in August is from my old car, and here is the contract. The rest is my salary.',
    },
    followUps: {
      All: [
        { question: 'Whose account is this?', unless: 'The holder of the account' },
        {
          question: 'Where did this money come from?',
          unless: 'Where the last large sum came from',
        },
        {
          question: 'How much of it is for this purpose?',
          unless: 'What is for this trip or study',
        },
      ],
    },
    redFlags: ['The balance was borrowed for the statement.', 'The holder is a stranger.'],
    documents: ['confirmation-page'],
    reported: { accounts: 0, lists: 5 },
    facts: ['V6', 'V2', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'all-passport-please',
    title: 'Good morning. Your passport and your form, please. How are you today?',
    classes: ['All'],
    theme: 'Opening',
    assesses: { All: 'Nothing yet: the officer hears how you speak and finds your form.' },
    outline: {
      All: [
        'A greeting in your own words',
        'The passport, open at the photo page',
        'The confirmation page of the DS-160',
      ],
    },
    weak: 'A prepared speech begins at once, and all papers go through the window together.',
    strong:
      'A greeting, the passport and the page that was asked for. Then a pause, until the next question comes.',
    example: {
      who: 'Any applicant',
      text: 'Good morning, I am fine, thank you. Here is my passport, and here is the page of my form.',
    },
    followUps: {
      All: [
        { question: 'Are you travelling alone?' },
        { question: 'What is the purpose of your trip?' },
      ],
    },
    redFlags: [
      'The page belongs to an older form.',
      'The applicant talks before the officer has looked up.',
    ],
    documents: ['passport', 'confirmation-page'],
    reported: { accounts: 5, accountsRead: 17, lists: 1 },
    facts: ['I6', 'D10'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'all-other-name',
    title: 'Have you ever used another name?',
    classes: ['All'],
    theme: 'Identity',
    assesses: { All: 'Whether every name ever used is disclosed, so that records can be matched.' },
    outline: {
      All: [
        'The name, as written on the form',
        'Its origin: birth, marriage, religion, court or spelling',
        'The time of its use',
        'The paper that links both names',
      ],
    },
    weak: 'An earlier family name is left off because it is no longer used. A diploma or an old visa then carries a name that nobody has explained.',
    strong:
      'Each name has an origin and a time. A paper, such as a marriage or court record, ties it to the passport.',
    example: {
      who: 'A teacher who married',
      text: 'The second name is my name from before I married. It was never in this passport. Here is my marriage certificate.',
    },
    followUps: {
      All: [
        { question: 'Have you ever applied for a visa under that name?' },
        { question: 'Which paper shows both names?', unless: 'The paper that links both names' },
        { question: 'Since when have you used it?', unless: 'The time of its use' },
      ],
    },
    redFlags: [
      'A former name is found in an old record and not on the form.',
      'The date or place of birth differs from paper to paper.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['D1', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'all-other-nationality',
    title: 'Do you have another passport or nationality?',
    classes: ['All'],
    theme: 'Identity',
    assesses: { All: 'Whether nationality is told in full, whichever passport is shown.' },
    outline: {
      All: [
        'Each nationality, held now or given up',
        'The way in which it was gained',
        'The passport used for this application, and the reason',
        'Other passports, valid or expired',
      ],
    },
    weak: 'The second passport is left out because it has run out, or because it serves only family trips. Old stamps lead the officer to it.',
    strong:
      'Every nationality is on the form, with the way it came about. The answer says which passport serves this trip and why.',
    example: {
      who: 'An engineer with two passports',
      text: "I have two passports, one from my mother's country and one from my father's. Both are on the form. I travel on this one, because I live here.",
    },
    followUps: {
      All: [
        { question: 'How did you get that nationality?', unless: 'The way in which it was gained' },
        { question: 'Have you travelled on the other passport?' },
        {
          question: 'Why do you apply with this passport?',
          unless: 'The passport used for this application, and the reason',
        },
      ],
    },
    redFlags: [
      'The form does not list a nationality that the applicant holds.',
      'The passport was changed to hide a stamp, a visa or a refusal.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['D1', 'WA1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'all-living-here',
    title: 'How long have you lived in this country?',
    classes: ['All'],
    theme: 'Identity',
    assesses: {
      All: 'Whether the applicant truly lives in the country where the application is made.',
    },
    outline: {
      All: [
        'The residence permit: its ground and its length',
        'Work, study or family in this country',
        'The home address, and the time spent there',
        'The reason for applying here and not at home',
      ],
    },
    weak: 'The stay began shortly before the appointment, and the address is a hotel. A shorter wait is the only reason for being here.',
    strong:
      'A permit, a lease and a job or school show a life in this country. Time spent elsewhere is counted openly.',
    example: {
      who: 'A chef who works abroad',
      text: 'I have lived here for six years. I came for a job in a hotel, and I still work there. This is my residence permit.',
    },
    followUps: {
      All: [
        {
          question: 'What is your permit based on?',
          unless: 'The residence permit: its ground and its length',
        },
        {
          question: 'Could you have applied in your own country?',
          unless: 'The reason for applying here and not at home',
        },
        { question: 'How much of last year did you spend here?' },
      ],
    },
    redFlags: [
      'The residence paper was issued just before the appointment.',
      'The applicant cannot show that anybody lives at the address given.',
    ],
    documents: ['passport', 'appointment'],
    facts: ['WA1', 'W4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'all-form-helper',
    title: 'Did you fill in this form yourself?',
    classes: ['All'],
    theme: 'Form',
    assesses: { All: 'Whether the applicant knows the answers and stands behind each of them.' },
    outline: {
      All: [
        'The person who typed, and the relation',
        'The way the answers were collected',
        'The reading of the whole form before it was sent',
        'Anything found to be wrong since',
      ],
    },
    weak: 'An agent did everything, and the applicant has never seen the pages. Wrong answers are called the mistake of the agent.',
    strong:
      'Help is named openly, paid or not. The applicant read every page before it was signed and knows the main answers without the paper.',
    example: {
      who: 'A farmer',
      text: 'My nephew typed it, because his English is better. I told him each answer, and he read the whole form to me before I signed.',
    },
    followUps: {
      All: [
        {
          question: 'Did you read it before it was sent?',
          unless: 'The reading of the whole form before it was sent',
        },
        { question: 'Did you pay for the help?' },
        { question: 'Which answers did the helper suggest to you?' },
      ],
    },
    redFlags: [
      'The applicant hears facts from the form for the first time.',
      'The form does not mention a helper who was paid.',
      'Entries promise more than is true.',
    ],
    documents: ['confirmation-page'],
    facts: ['D1', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'all-form-change',
    title: 'Is everything on this form correct?',
    classes: ['All'],
    theme: 'Form',
    assesses: { All: 'Whether mistakes and changes are admitted before somebody finds them.' },
    outline: {
      All: [
        'The entry that is wrong or out of date',
        'The right facts',
        'The cause and its date: slip, misreading or new event',
        'The step taken: a new form, or a word at the window',
      ],
    },
    weak: 'Everything is called correct, although the job or the address has changed since. The officer already knows the newer fact.',
    strong:
      'The entry is named without pressure, with the right fact and the reason. If nothing is wrong, the answer says so and stops.',
    example: {
      who: 'A student who found a slip',
      text: 'One thing. I wrote the wrong month for my last job: I left in May, not in March. Everything else is right.',
    },
    followUps: {
      All: [
        {
          question: 'When did that change?',
          unless: 'The cause and its date: slip, misreading or new event',
        },
        {
          question: 'Why did you not send a new form?',
          unless: 'The step taken: a new form, or a word at the window',
        },
        { question: 'Did you read every security question yourself?' },
      ],
    },
    redFlags: [
      'The correction comes only after the officer has shown the fact.',
      'There are several mistakes, and all of them help the case.',
    ],
    documents: ['confirmation-page', 'appointment'],
    facts: ['D5', 'FO4', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'all-trips-on-form',
    title: 'Which countries have you visited in the last five years?',
    classes: ['All'],
    theme: 'Travel',
    assesses: { All: 'Whether the travel history is complete and fits passport, work and study.' },
    outline: {
      All: [
        'The countries, newest trip first',
        'The purpose and rough length of each trip',
        'The place of each trip beside work or study',
        'Trips without a stamp in this passport',
      ],
    },
    weak: 'The list is shorter than the stamps. A trip that ended badly is left out, and the months do not fit the job on the form.',
    strong:
      'Trips, form and stamps agree, and each trip has a purpose. Where the exact day is forgotten, the answer gives the month and says so.',
    example: {
      who: 'A sales manager',
      text: 'Three trips: one to Dubai for a fair, and two to Paris to see my sister. The last one was in spring.',
    },
    followUps: {
      All: [
        {
          question: 'Why did you go there?',
          unless: 'The purpose and rough length of each trip',
        },
        {
          question: 'Is there a trip that this passport does not show?',
          unless: 'Trips without a stamp in this passport',
        },
        { question: 'Have you ever lived in one of these countries?' },
      ],
    },
    redFlags: [
      'A stamp shows a trip that the form leaves out.',
      'Long absences do not fit a job that is said to be full-time.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['FO2', 'D1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'all-contact-there',
    title: 'Who is your contact in the United States, and how did you meet?',
    classes: ['All'],
    theme: 'Travel',
    assesses: {
      All: 'Whether the person or body behind the trip is real and known to the applicant.',
    },
    outline: {
      All: [
        'The person or body, and its role in the trip',
        'The beginning of the contact',
        'The way of keeping in touch since',
        'Money or housing from this contact, if any',
      ],
    },
    weak: 'A name was copied onto the form to fill the field. The applicant has never spoken with that person and cannot say where they live.',
    strong:
      'The contact fits the purpose: a school office, an employer, a host, a cousin. The answer says how they met and when they last spoke.',
    example: {
      who: 'A visiting student',
      text: 'She is the adviser in the international office of my school. We have written by email since my admission, and I spoke with her last week.',
    },
    followUps: {
      All: [
        {
          question: 'When did you last speak with this person?',
          unless: 'The way of keeping in touch since',
        },
        {
          question: 'Does this person pay for anything?',
          unless: 'Money or housing from this contact, if any',
        },
        { question: 'What is their status there?' },
      ],
    },
    redFlags: [
      'The contact was met only online and pays for the trip.',
      'The phone number on the form belongs to somebody else.',
    ],
    documents: ['confirmation-page'],
    facts: ['D1', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'all-account-not-listed',
    title: 'This account is in your name. Why is it not on the form?',
    classes: ['All'],
    theme: 'Social media',
    assesses: { All: 'Whether the gap is an oversight, a mix-up of persons, or something hidden.' },
    outline: {
      All: [
        'The owner of the account',
        'The time when it was used',
        'The reason for its absence from the form',
        'The offer to correct the form',
      ],
    },
    weak: 'The account is denied, although it shows the same photo and school. Later the applicant remembers it after all.',
    strong:
      'The answer says at once, and truthfully, whose account it is. A forgotten account is called forgotten, and a correction is offered.',
    example: {
      who: 'A web designer',
      text: 'Yes, that account is mine. I have not used it for a long time and forgot it. I would like to correct my form.',
    },
    followUps: {
      All: [
        { question: 'When did you use it last?', unless: 'The time when it was used' },
        { question: 'Are there other accounts that the form does not show?' },
        { question: 'Who else could have opened it?' },
      ],
    },
    redFlags: [
      'The applicant denies the account first and recognises it later.',
      'Accounts were closed shortly before the interview, and nobody mentioned them.',
    ],
    documents: ['confirmation-page'],
    facts: ['FO1', 'S1', 'D11', 'S9'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'all-who-sees-posts',
    title: 'Are your social media accounts public?',
    classes: ['All'],
    theme: 'Social media',
    assesses: { All: 'Whether profiles can be read in the way that the visa class is told.' },
    outline: {
      All: [
        'The instruction for this visa class, if there is one',
        'The setting of each account today',
        'The day of the last change',
        'The reason, where an account is not public',
      ],
    },
    weak: 'Profiles were opened on the morning of the interview, or only one of them was. The applicant never looked up what the class is told.',
    strong:
      'The applicant knows whether this class is told to open profiles, and did so for every account. Where it is not told, the answer says that.',
    example: {
      who: "A master's student",
      text: 'All my accounts are public. I changed them before I sent the form, because my class is told to do so.',
    },
    followUps: {
      All: [
        {
          question: 'Are all your accounts set the same way?',
          unless: 'The setting of each account today',
        },
        { question: 'When did you change the setting?', unless: 'The day of the last change' },
        { question: 'Have you removed anything, and why?' },
      ],
    },
    redFlags: [
      'One account stays private in a class that is told to open all.',
      'Posts were changed shortly before, and the reason shifts.',
    ],
    documents: [],
    facts: ['SM2', 'SM1', 'S9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'harm-and-fear',
    title: 'Two questions about harm and fear: what will be asked',
    classes: ['All'],
    theme: 'Harm and fear',
    assesses: {
      All: 'Reports name the two questions; no official page found so far explains how the answers are weighed.',
    },
    outline: {
      All: [
        'First question: harm or mistreatment in the country of nationality or last residence',
        'Second question: fear of harm or mistreatment on return there',
        'Both questions put aloud, at the window',
        'The truth, as the only help',
        'A licensed immigration lawyer beforehand, where a yes is possible',
      ],
    },
    followUps: {
      All: [
        {
          question:
            'Have you been harmed or mistreated in your country of nationality or last residence?',
        },
        { question: 'Do you fear harm or mistreatment if you return there?' },
      ],
    },
    redFlags: [],
    documents: [],
    facts: ['QF1', 'QF4', 'QF5'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'all-arrests',
    title: 'Have you ever been arrested, even without a conviction?',
    classes: ['All'],
    theme: 'Security questions',
    assesses: {
      All: 'Whether something on record anywhere matters under the law, and whether it is told in full.',
    },
    outline: {
      All: [
        'The event: day, place and charge',
        'The end of the case: dropped, dismissed, acquitted or convicted',
        'Complete court or police papers, with translation',
        'The same facts on the form and aloud',
      ],
    },
    followUps: {
      All: [
        {
          question: 'How did the case end?',
          unless: 'The end of the case: dropped, dismissed, acquitted or convicted',
        },
        {
          question: 'Which court papers do you have?',
          unless: 'Complete court or police papers, with translation',
        },
        { question: 'Was there any other occasion?' },
      ],
    },
    redFlags: [],
    documents: ['confirmation-page'],
    facts: ['D11', 'D1'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'all-refused-entry',
    title: 'Has any country ever refused you entry or sent you back?',
    classes: ['All'],
    theme: 'Security questions',
    assesses: {
      All: 'Whether an earlier removal or refusal at a border matters under the law, and whether it is told.',
    },
    outline: {
      All: [
        'The country, the day and the border',
        'The reason given there',
        'The papers handed over there',
        'The same facts on the form and aloud',
      ],
    },
    followUps: {
      All: [
        { question: 'What were you told at the border?', unless: 'The reason given there' },
        { question: 'Have you been in that country since?' },
        { question: 'Did you have trouble at a border?' },
      ],
    },
    redFlags: [],
    documents: ['passport', 'confirmation-page'],
    facts: ['D11', 'D1'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
]
