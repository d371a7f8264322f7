import type { BankQuestion } from './bank-question.ts'

export const achieversAreAsked: readonly BankQuestion[] = [
  {
    id: 'o-judged',
    title: 'What are you known for?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether people of standing in the field have measured the work.' },
    outline: {
      'O-1': [
        'The work that was judged',
        'The jury, critics or reviewers, and their standing',
        'The scale of the contest or review',
        'The verdict, in their words',
      ],
    },
    weak: 'Friends, fans and clients are quoted. Who judged, and among how many, remains open.',
    strong:
      'One work is chosen, with the people who judged it and what they usually judge. A critical remark is mentioned along with the praise.',
    example: {
      who: 'A composer',
      text: 'A jury of five musicians chose my quartet for a prize. They said that the last part was too long. They were right.',
    },
    followUps: {
      'O-1': [
        { question: 'Among how many was it chosen?', unless: 'The scale of the contest or review' },
        {
          question: 'Who sat on that jury?',
          unless: 'The jury, critics or reviewers, and their standing',
        },
        { question: 'Did you know any of them before?' },
      ],
    },
    redFlags: [
      'The jury can be hired, or the place in the contest bought.',
      'The prize belongs to a group, and the answer claims it for one person.',
    ],
    documents: ['proof-of-work', 'petition-copies'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-agent-dates',
    title: 'Who is your petitioner, and how long will you stay?',
    classes: ['O-1'],
    theme: 'Petition',
    assesses: { 'O-1': 'Whether the petitioner and the planned work are real and known.' },
    outline: {
      'O-1': [
        'The petitioner: agent, employer or both',
        'The engagements, in order of date',
        'The contract or letter behind each',
        'The last day of work',
      ],
    },
    weak: 'A friend with a company signed the petition. Dates are to follow, and nobody at the venues expects the applicant.',
    strong:
      'The agent is described by what the agent does. Each date has a place and somebody who signed for it.',
    example: {
      who: 'A dancer',
      text: 'My petitioner is an agent in New York. There are four dates, from March to July, and each has a theatre that signed.',
    },
    followUps: {
      'O-1': [
        { question: 'How did you find this agent?' },
        {
          question: 'Who has signed for the first date?',
          unless: 'The contract or letter behind each',
        },
        { question: 'When is your last day of work?', unless: 'The last day of work' },
      ],
    },
    redFlags: [
      'The agent files for many and knows none of them.',
      'An engagement in the petition was called off long ago.',
    ],
    documents: ['itinerary', 'i-797', 'support-letter'],
    facts: ['NW7', 'FO2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'o-why-you',
    title: 'Why you and not a colleague?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the applicant stands near the top of the field, and knows why.' },
    outline: {
      'O-1': [
        'The level of good colleagues in the field',
        'The one thing that lifts this work above it',
        'The proof of that from outside',
        'The need of the project for it',
      ],
    },
    weak: 'Talent and hard work are named, as anyone would. The answer lists all awards instead of the difference.',
    strong:
      'One difference is stated without pride and backed by something that others wrote or paid for. Strong colleagues are named with respect.',
    example: {
      who: 'A lighting designer',
      text: 'Many people light a stage well. I make light that moves with the music, and two large houses asked me for that.',
    },
    followUps: {
      'O-1': [
        {
          question: 'Who else could have been asked?',
          unless: 'The level of good colleagues in the field',
        },
        {
          question: 'What does the project need that only you bring?',
          unless: 'The need of the project for it',
        },
        { question: 'How did they find you?' },
      ],
    },
    redFlags: [
      'The work is ordinary for the trade, and the pay is too.',
      'Only the agent makes the claim.',
    ],
    documents: ['expert-letters', 'proof-of-work'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'o-field-plain',
    title: 'What is your field? Who is at the top of it?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the field is defined fairly, so that the rank means something.' },
    outline: {
      'O-1': [
        'The field, for a person outside it',
        'The usual steps from beginner to the top',
        'The marks of success in it',
        'The step reached so far',
      ],
    },
    weak: 'The field is made so narrow that only one person works in it. Or it is so wide that no rank can be seen.',
    strong:
      'A layman learns in three sentences what counts in the field. The place on that ladder is stated soberly.',
    example: {
      who: 'A scientist who studies glaciers',
      text: 'I measure how fast ice melts. People rise in my field by papers that others use. I am in the group that writes the yearly report.',
    },
    followUps: {
      'O-1': [
        { question: 'Where do you stand in it?', unless: 'The step reached so far' },
        { question: 'What counts as success there?', unless: 'The marks of success in it' },
        { question: 'Whom do you admire in your field?' },
      ],
    },
    redFlags: [
      'The field in the petition is not the one on the form.',
      'The marks of success are followers who can be bought.',
    ],
    documents: ['petition-copies', 'confirmation-page'],
    reported: { accounts: 0, lists: 4, listsRead: 5 },
    facts: ['NW7', 'D1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'o-award',
    title: 'Which awards have you won?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the award is known in the field and hard to win.' },
    outline: {
      'O-1': [
        'The body behind the award',
        'The way to enter: nomination, entry or fee',
        'Other nominees or winners',
        'The year, and the work that won',
      ],
    },
    weak: 'The name of the award sounds large, and nobody in the field knows it. The entry cost money, and each entry won something.',
    strong:
      'Giver, rules and rivals are known. A lesser award is called lesser, and the weight rests on the one that counts.',
    example: {
      who: 'A documentary film maker',
      text: 'A film festival gives it, for one film each year. Fourteen films were in the running. It is the award that counts most in my field.',
    },
    followUps: {
      'O-1': [
        { question: 'Did you pay to enter?', unless: 'The way to enter: nomination, entry or fee' },
        { question: 'Who won it in other years?', unless: 'Other nominees or winners' },
        { question: 'Why are you extraordinary?' },
      ],
    },
    redFlags: [
      'The award came shortly before the petition, from an unknown giver.',
      'The list of winners does not show the name.',
    ],
    documents: ['proof-of-work'],
    reported: { accounts: 0, lists: 3, listsRead: 5 },
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-press',
    title: 'Has the press written about your work?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the press wrote on its own account, or for money.' },
    outline: {
      'O-1': [
        'The article or broadcast, with its outlet',
        'The readers it reaches',
        'The way in which it came about',
        'The part of it that concerns the work itself',
      ],
    },
    weak: 'Articles appeared within one month, in outlets that print for a fee. They praise the person and describe no work.',
    strong:
      'One piece is chosen that deals with the work itself. If an agency helped to place another one, the answer admits it.',
    example: {
      who: 'A cook',
      text: 'A newspaper wrote two pages about my kitchen. They called me. The short piece in the magazine was placed by my agent.',
    },
    followUps: {
      'O-1': [
        { question: 'Did anybody pay for that article?', unless: 'The way in which it came about' },
        { question: 'Who reads that outlet?', unless: 'The readers it reaches' },
        { question: 'Was there any bad review?' },
      ],
    },
    redFlags: [
      'Several articles share the same sentences.',
      'The outlet did not exist before the petition was planned.',
    ],
    documents: ['proof-of-work'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'o-asked-to-review',
    title: 'Have you ever been on a jury or a panel?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the field trusts the opinion of this person.' },
    outline: {
      'O-1': [
        'The contest, journal or panel',
        'The invitation, and its reason',
        'The work that was reviewed',
        'The number of times since, roughly',
      ],
    },
    weak: 'An online form was filled in, and anybody could take part. What was reviewed has been forgotten.',
    strong:
      'The invitation has a sender and a reason. One case that was hard to judge is remembered, with no names given away.',
    example: {
      who: 'A chemist',
      text: 'A journal asks me about ten times a year to judge papers. They write to me because of my work on glass.',
    },
    followUps: {
      'O-1': [
        { question: 'Who invited you?', unless: 'The invitation, and its reason' },
        { question: 'What did you have to judge?', unless: 'The work that was reviewed' },
        { question: 'By what rules did you decide?' },
      ],
    },
    redFlags: [
      'The applicant asked for the place on the panel just before filing.',
      'The panel judged beginners of another field.',
    ],
    documents: ['proof-of-work'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-others-use',
    title: 'What is your most important achievement?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the work has changed something in the field, beyond praise.' },
    outline: {
      'O-1': [
        'The state of things before',
        'The contribution, in plain words',
        'A person or body that uses it today',
        'The trace of it: licence, citation, sale or performance',
      ],
    },
    weak: 'Influence is claimed on a whole field, and no user can be named. The work is in use only where its author works.',
    strong:
      'A stranger who uses the work is named, and what changed for that stranger. Limits of the effect are stated too.',
    example: {
      who: 'A software researcher',
      text: 'I found a faster way to sort large data. A company that I do not know uses it now. It does not help with small data.',
    },
    followUps: {
      'O-1': [
        { question: 'Who uses it besides you?', unless: 'A person or body that uses it today' },
        { question: 'How did people manage before?', unless: 'The state of things before' },
        { question: 'Which part of it is yours alone?' },
      ],
    },
    redFlags: [
      'The trace consists of the author citing the author.',
      'A letter claims effects that the applicant cannot explain.',
    ],
    documents: ['proof-of-work', 'expert-letters'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'o-key-role',
    title: 'Which projects have you led?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the role in a respected body was a leading one.' },
    outline: {
      'O-1': [
        'The body, and its name in the field',
        'The role there, beside the other roles',
        'A result that depended on it',
        'The state of things after leaving, if known',
      ],
    },
    weak: 'A famous name is given, and the role in it was small or short. The result belonged to many.',
    strong:
      'The role is placed within the team, with one result that failed or stood with it. The fame of the body stays in the background.',
    example: {
      who: 'A first violinist',
      text: 'I lead the strings in my orchestra. When I was ill for a tour, they took another program. That says enough.',
    },
    followUps: {
      'O-1': [
        {
          question: 'Who else was needed for that?',
          unless: 'The role there, beside the other roles',
        },
        { question: 'What depended on you?', unless: 'A result that depended on it' },
        { question: 'Who there would confirm it?' },
      ],
    },
    redFlags: [
      'The body knows the applicant only as a guest or intern.',
      'Credits or programs give the role to another person.',
    ],
    documents: ['proof-of-work', 'expert-letters'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-pay-compared',
    title: 'How much do you earn, compared with others in your field?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether the market pays for the rank that the petition claims.' },
    outline: {
      'O-1': [
        'The fee or salary in the contract',
        'The usual pay for such work',
        'The source of that comparison',
        'Costs and shares to be paid out of it',
      ],
    },
    weak: 'The fee is secret, or it would not cover the rent. High pay is promised for the time after the first success.',
    strong:
      'Fee and usual pay stand side by side, with the source. If money is low in this field, the answer says what else shows the rank.',
    example: {
      who: 'A photographer',
      text: 'I get more for a day than most, and the contract shows it. For museums I work for less.',
    },
    followUps: {
      'O-1': [
        { question: 'What do others charge for that?', unless: 'The usual pay for such work' },
        { question: 'What does the agent keep?', unless: 'Costs and shares to be paid out of it' },
        { question: 'What did you earn at home last year?' },
      ],
    },
    redFlags: [
      'The applicant pays the organiser.',
      'The contract names a higher sum than the answer.',
    ],
    documents: ['support-letter', 'means'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-since-success',
    title: 'What have you done since your biggest success?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the standing lasts, or rests on one moment long ago.' },
    outline: {
      'O-1': [
        'The success, with its year',
        'The work since then, by year',
        'The notice it found',
        'The reason for a quiet time, if there was one',
      ],
    },
    weak: 'One old triumph is told again. The years since then were spent in another trade.',
    strong:
      'The line goes on from the success to work of this year. A quiet time is explained, with what came out of it.',
    example: {
      who: 'An author',
      text: 'My book came out four years ago. Since then I have written a play, and it is on stage now. One year I was ill.',
    },
    followUps: {
      'O-1': [
        { question: 'What did you finish this year?', unless: 'The work since then, by year' },
        {
          question: 'Why is there nothing from those years?',
          unless: 'The reason for a quiet time, if there was one',
        },
        { question: 'What are you working on today?' },
      ],
    },
    redFlags: [
      'All evidence comes from a few weeks before the petition.',
      'The form gives another occupation for the years since.',
    ],
    documents: ['proof-of-work', 'confirmation-page'],
    facts: ['NW7', 'D1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'o-letters',
    title: 'Who wrote your support letters, and how do they know you?',
    classes: ['O-1'],
    theme: 'Petition',
    assesses: { 'O-1': 'Whether experts speak from knowledge and in their own words.' },
    outline: {
      'O-1': [
        'The writers, with field and standing',
        'The way in which each knows the work',
        'The writer who is independent of the applicant',
        'The part that each letter speaks of',
      ],
    },
    weak: 'The writers are teachers, relatives and partners. The letters follow one text, and a writer could not be reached.',
    strong:
      'Each writer stands for another side of the work. At least one knows it without knowing the person, and the answer says how.',
    example: {
      who: 'A mathematician',
      text: 'One is from the head of my institute, who knows me well. One is from a professor who has never met me but uses my work.',
    },
    followUps: {
      'O-1': [
        {
          question: 'Which of them has never worked with you?',
          unless: 'The writer who is independent of the applicant',
        },
        { question: 'Who drafted the letters?' },
        {
          question: 'What does the first letter say?',
          unless: 'The part that each letter speaks of',
        },
      ],
    },
    redFlags: [
      'A writer does not recognise the letter.',
      'The writers were paid for their praise.',
    ],
    documents: ['expert-letters'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-between-dates',
    title: 'What will you do between your projects?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether the time asked for is filled with the work of the petition.' },
    outline: {
      'O-1': [
        'The gaps in the plan, by month',
        'Rehearsal, research or travel in them',
        'Time at home, if any',
        'The money that covers the gaps',
      ],
    },
    weak: 'Two short dates lie years apart, and the time between is open. Small jobs will come up, says the answer.',
    strong:
      'Gaps are admitted and filled with what the work needs, or with time at home. Money for quiet months is there.',
    example: {
      who: 'A singer',
      text: 'I practise, and I go home for three weeks. My fees cover that time.',
    },
    followUps: {
      'O-1': [
        { question: 'Will you go home in between?', unless: 'Time at home, if any' },
        {
          question: 'What will you live on in those months?',
          unless: 'The money that covers the gaps',
        },
        { question: 'Why did you ask for such a long time?' },
      ],
    },
    redFlags: [
      'The plan lists events that repeat each week with no contract.',
      'Work outside the field would pay the rent.',
    ],
    documents: ['itinerary', 'i-797'],
    facts: ['NW7', 'L8'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'o-first-engagement',
    title: 'Where will you work first, and who expects you?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether the work is about to begin and the host knows of it.' },
    outline: {
      'O-1': [
        'The place and the event or project',
        'The host, with role',
        "The applicant's task in it",
        'The day on which it starts',
      ],
    },
    weak: 'The city is known, and the rest the agent will say on arrival. No one at the venue has heard the name.',
    strong: 'Place, host and task come in one sentence. The last message from the host is recent.',
    example: {
      who: 'A choreographer',
      text: 'In a theatre in Chicago, from the first week of April. The director wrote to me yesterday about the rooms.',
    },
    followUps: {
      'O-1': [
        { question: 'When did you last hear from the host?' },
        { question: 'What exactly is your part?', unless: "The applicant's task in it" },
        { question: 'Is that date still firm?', unless: 'The day on which it starts' },
      ],
    },
    redFlags: [
      'The event is over, and no other has taken its place.',
      'The host announces somebody else.',
    ],
    documents: ['itinerary', 'support-letter'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'o-contract-terms',
    title: 'What happens if an engagement is cancelled?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether the contracts are real ones that the applicant has read.' },
    outline: {
      'O-1': [
        'The parties of the contract',
        'The clause on cancelling',
        'The pay that is due even then',
        'The next engagement after it',
      ],
    },
    weak: 'The contract is a letter of one page with no duties in it. The applicant signed without reading.',
    strong:
      'The clause is told in plain words, good or bad. A real dispute or a changed date is used as an example.',
    example: {
      who: 'A musician',
      text: 'If they call it off late, they pay half. It happened once, and they paid.',
    },
    followUps: {
      'O-1': [
        { question: 'Who signed for the other side?', unless: 'The parties of the contract' },
        { question: 'What would you do in its place?', unless: 'The next engagement after it' },
        { question: 'Who pays your flight home in that case?' },
      ],
    },
    redFlags: [
      'Contracts of several hosts carry the same signature.',
      'Nobody owes anything under the contract.',
    ],
    documents: ['support-letter'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'o-other-work',
    title: 'Will you take work that the petition does not list?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether the applicant knows the limits of what was approved.' },
    outline: {
      'O-1': [
        'The work that is covered',
        'Offers beyond it, if any',
        'The person to ask before accepting one',
        'The filing that a new employer would need',
      ],
    },
    weak: 'Any offer is welcome, since the visa is understood as a permit for everything. Classes or modelling on the side are planned.',
    strong:
      'What is covered is clear. A new offer goes to the petitioner or lawyer first, and waits until it is settled.',
    example: {
      who: 'A designer',
      text: 'Only what is in the petition. If somebody asks me for more, I call my agent and wait.',
    },
    followUps: {
      'O-1': [
        { question: 'Has anyone else made you an offer?', unless: 'Offers beyond it, if any' },
        {
          question: 'Whom do you ask before you accept?',
          unless: 'The person to ask before accepting one',
        },
        { question: 'Will you teach as well?' },
      ],
    },
    redFlags: [
      'A website takes bookings for dates that no petition covers.',
      'The side work belongs to another field.',
    ],
    documents: ['i-797', 'petition-number'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-who-travels-along',
    title: 'Who is travelling with you, and what do they do?',
    classes: ['O-1'],
    theme: 'Work there',
    assesses: { 'O-1': 'Whether helpers and family have a reason and a visa of their own.' },
    outline: {
      'O-1': [
        'The helpers, with the task of each',
        'Their time of work with the applicant so far',
        'The family members who come',
        'The visa that each of them asks for',
      ],
    },
    weak: 'Relatives are called assistants, and nobody knows what they do. Some plan to come as tourists and to help all the same.',
    strong:
      'Each helper has a task that is hard to replace and a history of doing it. Family comes as family and says so.',
    example: {
      who: 'A magician',
      text: 'My assistant travels with me. She has worked with me for nine years, and nobody else knows the show.',
    },
    followUps: {
      'O-1': [
        {
          question: 'How long has this person worked with you?',
          unless: 'Their time of work with the applicant so far',
        },
        { question: 'Could a local helper do that?' },
        {
          question: 'On which visa does your partner come?',
          unless: 'The visa that each of them asks for',
        },
      ],
    },
    redFlags: ['An assistant cannot describe the work.', 'The group has grown since the petition.'],
    documents: ['support-letter', 'family-certificates'],
    facts: ['NW7', 'D1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'o-after-dates',
    title: 'What will you do when this work ends?',
    classes: ['O-1'],
    theme: 'Plans',
    assesses: {
      'O-1': 'Whether the stay fits the work; O-1 asks for no residence abroad.',
    },
    outline: {
      'O-1': [
        'The work or role that goes on at home',
        'Engagements there or elsewhere, with dates',
        'Home and family, in one line',
        'Steps toward residence, as they are',
      ],
    },
    weak: 'The career at home is called finished. The answer promises to return and names nothing that waits.',
    strong:
      'A tour, lab, company or season at home goes on and has dates. A filing for residence, if there is one, is told truthfully.',
    example: {
      who: 'A conductor',
      text: 'My own orchestra waits for me. We open the season in October, and the tickets are sold.',
    },
    followUps: {
      'O-1': [
        {
          question: 'What is your next engagement at home?',
          unless: 'Engagements there or elsewhere, with dates',
        },
        {
          question: 'Has anyone filed for your residence?',
          unless: 'Steps toward residence, as they are',
        },
        { question: 'Where will you pay tax this year?' },
      ],
    },
    redFlags: [
      'Home, studio and job were given up before the petition.',
      'The form leaves out a petition of a relative or employer.',
    ],
    documents: ['itinerary', 'confirmation-page'],
    facts: ['NW7', 'L1', 'L3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'o-paid-before',
    title: 'Have you ever been paid for work in the United States?',
    classes: ['O-1'],
    theme: 'Earlier stays',
    assesses: {
      'O-1': 'Whether earlier work there was permitted, which can matter under the law.',
    },
    outline: {
      'O-1': [
        'Each earlier engagement, with its month',
        'The visa held at the time',
        'The pay, fee or prize, as it was',
        'Contracts and tax papers of the time',
      ],
    },
    followUps: {
      'O-1': [
        { question: 'Which visa did you hold then?', unless: 'The visa held at the time' },
        { question: 'What did you receive for it?', unless: 'The pay, fee or prize, as it was' },
        { question: 'Was there any other occasion?' },
      ],
    },
    redFlags: [],
    documents: ['passport', 'confirmation-page'],
    facts: ['FO2', 'D11'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'o-coach-now',
    title: 'You are known as a performer. Why are you coming to teach?',
    classes: ['O-1'],
    theme: 'Achievement',
    assesses: { 'O-1': 'Whether the planned work lies in the field of the achievements.' },
    outline: {
      'O-1': [
        'The field of the achievements',
        'The new task, beside the old one',
        'Success in the new task so far',
        'The request of the host for just this',
      ],
    },
    weak: 'Past fame is all that is shown, and nobody was ever coached or directed. The host could have hired any teacher.',
    strong:
      'The change is named, with students or productions that already succeeded. Old fame explains the call, new results carry it.',
    example: {
      who: 'A former skater',
      text: 'I stopped three years ago and teach since then. Two of my students were in the national team. That is why the club called me.',
    },
    followUps: {
      'O-1': [
        { question: 'Whom have you taught so far?', unless: 'Success in the new task so far' },
        {
          question: 'Why does the host want you for this?',
          unless: 'The request of the host for just this',
        },
        { question: 'Will you still perform?' },
      ],
    },
    redFlags: [
      'The petition speaks of performing, the contract of teaching.',
      'The first attempt at the new task will be this one.',
    ],
    documents: ['support-letter', 'petition-number'],
    facts: ['NW7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
]
