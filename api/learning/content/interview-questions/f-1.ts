import type { BankQuestion } from './bank-question.ts'

export const studentsAreAsked: readonly BankQuestion[] = [
  {
    id: 'f-program-at-home',
    title: 'Why this program and not the one at home?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether a real comparison with a local program led to this choice.' },
    outline: {
      'F-1': [
        'The closest program at home, by name',
        'The part that it lacks',
        'The courses there that fill the gap',
        'The use of that part after graduation',
      ],
    },
    weak: 'Programs at home are called bad in general, and none is named. The praise for the American one could stand in any brochure.',
    strong:
      'A local program is named and treated fairly, with the thing that it does not teach. That thing returns later in the plan for work.',
    example: {
      who: 'A student of food science',
      text: 'The university in my city teaches food chemistry well. It has no course on packaging, and that is what I want to do. My program has three of them.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which program at home comes closest?',
          unless: 'The closest program at home, by name',
        },
        { question: 'What would you miss if you stayed?', unless: 'The part that it lacks' },
        { question: 'Could you begin at home and go abroad later?' },
      ],
    },
    redFlags: [
      'No program at home was ever looked at.',
      'The missing subject is not in the course list of the chosen school either.',
    ],
    documents: ['i-20', 'plans'],
    reported: { accounts: 0, accountsRead: 5, lists: 7, listsRead: 11 },
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-schools-said-no',
    title: 'How many schools did you apply to, and which accepted you?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the search for a school is told openly, bad news included.' },
    outline: {
      'F-1': [
        'The schools that refused, by name',
        'The reason, where a school gave one',
        'The schools that accepted',
        'The change in plan after the refusals, if any',
      ],
    },
    weak: 'Every school is said to have accepted, and the refusals come out only under pressure. The number of applications changes during the talk.',
    strong:
      'Refusals are named without shame, as part of a normal search. The answer moves on to the school that accepted and fits the level of the student.',
    example: {
      who: 'A student with three offers',
      text: 'I applied to six schools. Two said no, I think because of my mathematics. Three accepted me, and one did not answer.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Why do you think they refused you?',
          unless: 'The reason, where a school gave one',
        },
        { question: 'Which schools accepted you?', unless: 'The schools that accepted' },
        { question: 'How many did you apply to?' },
      ],
    },
    redFlags: [
      'A refusal is denied and then appears in a letter.',
      'The school was chosen because it asked for neither tests nor grades.',
    ],
    documents: ['transcripts', 'i-20'],
    reported: { accounts: 1, accountsRead: 5, lists: 6, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-other-offer',
    title: 'Why this school and not the other one?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'How the student weighs offers, and what decides in the end.' },
    outline: {
      'F-1': [
        'The other offer, with its subject',
        'Its cost beside the cost of this school',
        'The difference in courses or teaching',
        'The reason that decided',
      ],
    },
    weak: 'The other offer is cheaper and stronger, and no reason is given for turning it down. Friends near the chosen school come up instead.',
    strong:
      'The offers are set side by side: cost, courses, place. The reason that decides concerns the study itself.',
    example: {
      who: 'A student of nursing',
      text: 'The other school was cheaper, but its hospital is two hours away. Here I work in the hospital on campus from the first year.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which of the schools costs less?',
          unless: 'Its cost beside the cost of this school',
        },
        { question: 'What decided between them?', unless: 'The reason that decided' },
        { question: 'Did the other school offer a scholarship?' },
      ],
    },
    redFlags: [
      'The only reason is that relatives live nearby.',
      'The form names another school than the answer.',
    ],
    documents: ['i-20'],
    facts: ['T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-who-told-you',
    title: 'How did you find this school? Did an agent help?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the student or an agent made the choice.' },
    outline: {
      'F-1': [
        'The first source: teacher, fair, website, graduate or agent',
        'The checks made afterwards',
        'The work of the agent, if there was one',
        'The moment of the decision',
      ],
    },
    weak: 'An agent found the school, picked the course and wrote the letters. Nothing shows that the student has read more than the offer.',
    strong:
      'The source is named plainly, agent included. Then comes what the student checked alone, such as the course list or a call with a graduate.',
    example: {
      who: 'A student who used an agent',
      text: 'An agent showed me a list of ten schools. I read the course lists myself and wrote to two graduates. Then I chose this one.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Did you use an agent, and for what?',
          unless: 'The work of the agent, if there was one',
        },
        { question: 'What did you find out by yourself?', unless: 'The checks made afterwards' },
        { question: 'Which other schools did that person suggest?' },
      ],
    },
    redFlags: [
      'An agent chose the school, and the student cannot say why.',
      'The application papers know more than the student does.',
    ],
    documents: ['i-20'],
    reported: { accounts: 1, accountsRead: 5, lists: 0, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-first-courses',
    title: 'Which courses will you take first?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the student has read the program and can talk about its content.' },
    outline: {
      'F-1': [
        'A few courses, by title',
        'Their content, in plain words',
        'The hardest one, and the way to prepare',
        'The link to earlier study',
      ],
    },
    weak: 'Only the name of the degree is repeated. Asked about content, the answer turns to the ranking or the campus.',
    strong:
      'A few titles come without notes, each with a line on what it teaches. The course that worries the student is admitted.',
    example: {
      who: 'A student of statistics',
      text: 'Probability, programming and a writing course. I am a little afraid of the writing course, so I take it first.',
    },
    followUps: {
      'F-1': [
        { question: 'What is taught in that course?', unless: 'Their content, in plain words' },
        {
          question: 'Which of them will be hardest for you?',
          unless: 'The hardest one, and the way to prepare',
        },
        { question: 'Which course can you choose freely?' },
      ],
    },
    redFlags: [
      'The titles belong to another program.',
      'Technical words are used that the student cannot explain.',
    ],
    documents: ['i-20', 'transcripts'],
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-whose-research',
    title: 'Which professor do you want to work with?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: {
      'F-1': 'Whether a research student knows the people and the work behind the offer.',
    },
    outline: {
      'F-1': [
        'The teacher or group, with the field',
        'The piece of their work that matters here',
        'The contact so far',
        'The part meant for the student',
      ],
    },
    weak: 'A famous name is given, and nothing about the work behind it. The topic on the statement of purpose is a different one.',
    strong:
      'A piece of work is described in plain words, with the question that it leaves open. What is agreed with the group is kept apart from hopes.',
    example: {
      who: 'A doctoral student',
      text: 'I want to join a professor who works on malaria in children. I read two of her papers, and we spoke by video. She has a place in her group.',
    },
    followUps: {
      'F-1': [
        { question: 'Have you been in touch with this group?', unless: 'The contact so far' },
        { question: 'Who pays for the research?' },
        { question: 'What will the results be used for?' },
      ],
    },
    redFlags: [
      'The topic differs from the one in the statement of purpose.',
      'The group does not belong to the school on the I-20.',
    ],
    documents: ['i-20', 'plans'],
    reported: { accounts: 1, accountsRead: 5, lists: 5, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-place-of-study',
    title: 'What do you know about the town around the campus?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether daily life at this school was considered before the application.' },
    outline: {
      'F-1': [
        'The state and the nearest large city',
        'The size and kind of the school',
        'The cost of a room, roughly',
        'The climate or distance that will be hard',
      ],
    },
    weak: 'The state is wrong, or the campus is placed in a city hours away. Sights and weather fill the answer.',
    strong:
      'A few plain facts put the school on a map and into a budget. They show that living there was considered, along with the degree.',
    example: {
      who: 'A student from a hot country',
      text: 'It is a small town with snow in winter. The bus to campus is free for students. I know what a room costs there.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which large city is nearest?',
          unless: 'The state and the nearest large city',
        },
        { question: 'What does a room cost there?', unless: 'The cost of a room, roughly' },
        { question: 'How will you get around without a car?' },
      ],
    },
    redFlags: [
      'The school is confused with another of a similar name.',
      'Everything known about the place comes from a cousin who lives there.',
    ],
    documents: ['i-20'],
    reported: { accounts: 0, accountsRead: 5, lists: 6, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-open-condition',
    title: 'Is your admission conditional?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the place is firm enough for the course to begin.' },
    outline: {
      'F-1': [
        'The kind of offer, in the words of the letter',
        'The condition that is open, if any',
        'The paper that will meet it, and its date',
        'The plan if it is not met',
      ],
    },
    weak: 'The offer is called final although the letter waits for a last certificate. The student learns of the condition at the window.',
    strong:
      'The answer quotes the condition, names the paper that settles it, and says when that paper is due. A full offer is simply called full.',
    example: {
      who: 'A student with an offer under condition',
      text: 'Yes, one. The school wants my final certificate. It comes in June, and I send it on the same day.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which paper does the school still wait for?',
          unless: 'The paper that will meet it, and its date',
        },
        {
          question: 'What happens if your result is too low?',
          unless: 'The plan if it is not met',
        },
        { question: 'Has the school set a last day for it?' },
      ],
    },
    redFlags: [
      'The missing certificate cannot exist before the course begins.',
      'The I-20 is for a language course, and the answer speaks of a degree.',
    ],
    documents: ['i-20', 'transcripts'],
    facts: ['V1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-school-checked',
    title: 'I have not heard of this school. Why this one?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: {
      'F-1':
        'Whether the student made sure that the school is real, recognised and worth its cost.',
    },
    outline: {
      'F-1': [
        'The body that recognises the school',
        'The place where that was looked up',
        'The work that its graduates find',
        'The cost beside similar schools',
      ],
    },
    weak: 'Quick admission and a low price are the only merits named. The student has never asked who recognises the degree.',
    strong:
      'The answer names the body that recognises the school and the place where that was checked. It admits what the school is not known for.',
    example: {
      who: 'A student at a small college',
      text: 'It is small, and few people know it. I looked for its accreditation on the official site, and I spoke with a student who is there.',
    },
    followUps: {
      'F-1': [
        { question: 'Who recognises this school?', unless: 'The body that recognises the school' },
        { question: 'Where do its graduates work?', unless: 'The work that its graduates find' },
        { question: 'How long did the school take to admit you?' },
      ],
    },
    redFlags: [
      'The school admitted the student within hours, without a transcript.',
      'Classes meet so rarely that a job could fill the week.',
    ],
    documents: ['i-20'],
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-second-degree',
    title: 'You already have this degree. Why another?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether a repeated level of study has a purpose besides staying on.' },
    outline: {
      'F-1': [
        'Both degrees, with their subjects',
        'The content that the first one lacked',
        'The post or task that asks for it',
        'The time and cost against that gain',
      ],
    },
    weak: 'The second degree has nearly the same name as the first, and no job asks for it. More time in the country seems to be the aim.',
    strong:
      'A skill is named that the first degree did not give, with the courses that teach it. A real post or project asks for that skill.',
    example: {
      who: 'A civil engineer',
      text: 'My first degree was about roads. My company now builds tunnels, and nobody there has studied that. This program has a tunnel course.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What will you learn that you have not studied yet?',
          unless: 'The content that the first one lacked',
        },
        { question: 'Who asks for a second degree?', unless: 'The post or task that asks for it' },
        { question: 'Why not a higher level instead?' },
      ],
    },
    redFlags: [
      'The level is equal or lower, and no reason is given.',
      'The new program was chosen just as the last one ran out.',
    ],
    documents: ['transcripts', 'plans'],
    facts: ['T1', 'V3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'f-change-of-field',
    title: 'Your earlier degree is in another field. Why the change?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the new subject grows out of study or work so far.' },
    outline: {
      'F-1': [
        'The first contact with the new subject',
        'Courses or work done in it already',
        'The part of the old field that stays useful',
        'The career that the change leads to',
      ],
    },
    weak: 'The old field is dropped with a remark about pay. In the new one nothing was read, tried or studied before the application.',
    strong:
      'A moment at work or in class starts the change, and small steps follow it. The line from the old field to the new one is clear.',
    example: {
      who: 'A biologist who changes to data',
      text: 'In my laboratory I had more and more data and could not read it. I took two courses in the evening. Now I want to learn it well.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What have you done in the new field so far?',
          unless: 'Courses or work done in it already',
        },
        {
          question: 'Will your old degree be of any use?',
          unless: 'The part of the old field that stays useful',
        },
        { question: 'Did the school ask you for extra courses?' },
      ],
    },
    redFlags: [
      'The new field was picked because admission was easy.',
      'The career that is described needs only the old degree.',
    ],
    documents: ['transcripts', 'plans'],
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-after-years-of-work',
    title: 'You have worked for years. Why study again now?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether a break from work makes sense at this point of the career.' },
    outline: {
      'F-1': [
        'The present post and its limit',
        'The event that made this the moment',
        'The agreement with the employer, or the end of the job',
        'The post aimed at afterwards',
      ],
    },
    weak: 'Being tired of the job is the reason. The degree adds nothing to the position that the applicant holds already.',
    strong:
      'Work has come to a point where a missing skill blocks the next step. The answer says how the job pauses or ends, and where it leads.',
    example: {
      who: 'A nurse with nine years of work',
      text: "I want to teach nurses, and for that I need a master's degree. My hospital keeps my post for two years.",
    },
    followUps: {
      'F-1': [
        {
          question: 'Does your employer know about this?',
          unless: 'The agreement with the employer, or the end of the job',
        },
        { question: 'Which post do you want afterwards?', unless: 'The post aimed at afterwards' },
        { question: 'Could you learn the same on the job?' },
      ],
    },
    redFlags: ['The break would clearly harm the career.', 'The job on the form ended months ago.'],
    documents: ['plans', 'funds'],
    facts: ['T1', 'V3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-college-first',
    title: 'Why start at a college and not at a university?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the route is a plan of study, and not only an easy way in.' },
    outline: {
      'F-1': [
        'The whole route, with the degree at its end',
        'The reason for the college: cost, grades or level',
        'The rule for moving on to a university',
        'The money for both parts',
      ],
    },
    weak: 'The college is praised only because it admits everyone. Which credits will count later, and what the second part costs, was never asked.',
    strong:
      'The route is laid out to its end, with the rule for moving on and the price of each part. Weak grades are admitted if they are the reason.',
    example: {
      who: 'A student at a community college',
      text: 'The first two years cost half as much there. The college has an agreement with the university, and with good grades I can go on.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which universities take your credits?',
          unless: 'The rule for moving on to a university',
        },
        { question: 'Who pays for the university?', unless: 'The money for both parts' },
        { question: 'What if no university admits you?' },
      ],
    },
    redFlags: [
      'The college does not teach the subject of the later degree.',
      'The funds end with the college.',
    ],
    documents: ['i-20', 'funds'],
    facts: ['T1', 'V2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-english-there',
    title: 'Why learn English there and not at home?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether a language course has a goal, a length and a use.' },
    outline: {
      'F-1': [
        'The level today',
        'The goal: an exam, a degree or a task at work',
        'The length of the course, and hours in a week',
        'The use of the language afterwards',
      ],
    },
    weak: 'Better English is wanted for a better life, without level, exam or date. Courses at home were not considered.',
    strong:
      'A goal with a name sets the length of the course. The answer says why living in the language helps, and what waits afterwards.',
    example: {
      who: 'A hotel receptionist',
      text: 'I need to pass the test for the airline school in spring. I learned for three years here, and I still do not speak well. There I must speak all day.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which level do you have to reach?',
          unless: 'The goal: an exam, a degree or a task at work',
        },
        {
          question: 'How many hours of class does a week have?',
          unless: 'The length of the course, and hours in a week',
        },
        { question: 'Do you want to begin a degree after the course?' },
      ],
    },
    redFlags: [
      'The course is far longer than its goal needs.',
      'English plays no part in the work that is described.',
    ],
    documents: ['i-20', 'plans'],
    facts: ['V1', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-gap-year',
    title: 'What have you done since you finished school?',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: {
      'F-1': 'Whether the time between school and application has a true and simple account.',
    },
    outline: {
      'F-1': [
        'The months without a school, from and to',
        'The use of that time: courses, work, family or exams',
        'A paper that shows it, if there is one',
        'The reason for going back to study',
      ],
    },
    weak: 'The gap is filled with a course that nobody can name, or it is denied although the form shows it. Each follow-up brings another version.',
    strong:
      'The months are told in order, idle ones included. Work, a family matter or a failed exam is said plainly, as on the form.',
    example: {
      who: 'A graduate who worked',
      text: "I worked in my uncle's garage for eight months and learned for my test. For two months I did nothing.",
    },
    followUps: {
      'F-1': [
        {
          question: 'Can you show something from that time?',
          unless: 'A paper that shows it, if there is one',
        },
        {
          question: 'Why did you not go on to study at once?',
          unless: 'The reason for going back to study',
        },
        { question: 'When did you finish school?' },
      ],
    },
    redFlags: [
      'Work during the gap is missing from the form.',
      'The certificate is for a course in a town where the student was not living.',
    ],
    documents: ['transcripts', 'confirmation-page'],
    reported: { accounts: 0, accountsRead: 5, lists: 2, listsRead: 11 },
    facts: ['T1', 'D1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-low-grade',
    title: 'What was your GPA? Why this low grade?',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: { 'F-1': 'Whether the student owns a bad result and can finish the program.' },
    outline: {
      'F-1': [
        'The subject and the term',
        'The cause, in a few words',
        'The change made afterwards',
        'The results since then',
      ],
    },
    weak: 'Teachers or the exam are blamed. Later results in the same subject are as low, and the new program is built on it.',
    strong:
      'The cause is short and believable, and the next result is better. A grade that stayed low is admitted, with the help planned for it.',
    example: {
      who: 'A student with one weak year',
      text: 'My average is good, but that year my father was ill and I failed physics. I repeated it, and the second grade is better.',
    },
    followUps: {
      'F-1': [
        { question: 'What did you change after that term?', unless: 'The change made afterwards' },
        { question: 'Did you repeat the exam?', unless: 'The results since then' },
        { question: 'Did you fail a subject?' },
      ],
    },
    redFlags: [
      'The grade named aloud is not the one on the transcript.',
      'The weakest subject is the subject of the new degree, and there is no plan.',
    ],
    documents: ['transcripts'],
    reported: { accounts: 0, accountsRead: 5, lists: 2, listsRead: 11 },
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-english-test',
    title: 'Did you take an English test?',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: { 'F-1': 'Whether the score is real and the student can follow classes in English.' },
    outline: {
      'F-1': [
        'The test, and when it was taken',
        'The way of learning',
        'The weakest part of the result',
        'The use of English in daily life',
      ],
    },
    weak: 'The paper shows a high score, and the answer comes in fragments or by heart. A simple follow-up has to be repeated.',
    strong:
      'Short, natural sentences bear out the score. The weakest part is named, with what is being done about it.',
    example: {
      who: 'A student of design',
      text: 'Yes, I took IELTS in March. I read English news each day and spoke with a friend. Writing is still hard for me.',
    },
    followUps: {
      'F-1': [
        { question: 'Which part was hardest for you?', unless: 'The weakest part of the result' },
        {
          question: 'When do you speak English in a normal week?',
          unless: 'The use of English in daily life',
        },
        { question: 'Did you take the test more than once?' },
      ],
    },
    redFlags: [
      'The spoken English does not bear out the score.',
      'The test was taken in a place that the travel history does not show.',
    ],
    documents: ['english'],
    facts: ['V1', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-last-project',
    title: 'Explain your last project to somebody outside your field.',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: { 'F-1': "Whether the work is the student's own and can be put into plain English." },
    outline: {
      'F-1': [
        'The problem behind the project',
        'The part done by the student',
        'The result, or what went wrong',
        'The link to the new program',
      ],
    },
    weak: 'The title is recited, full of technical words. A plain question about method or result brings the same sentence again.',
    strong:
      'Everyday words carry the idea: a problem, what was tried, what came out. Work in a team is shared out fairly.',
    example: {
      who: 'A computer science graduate',
      text: 'We built a program that tells a farmer when to water. It reads the weather and the soil. I wrote the part that sends the message.',
    },
    followUps: {
      'F-1': [
        { question: 'Which part did you do yourself?', unless: 'The part done by the student' },
        { question: 'What came out of it?', unless: 'The result, or what went wrong' },
        { question: 'What would you do differently today?' },
      ],
    },
    redFlags: [
      'The transcript shows no such project.',
      'The student cannot say who supervised the work.',
    ],
    documents: ['transcripts'],
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'f-left-school',
    title: 'Why did you leave your last school before the end?',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: { 'F-1': 'Whether the new course will be finished, unlike the last one.' },
    outline: {
      'F-1': [
        'The school, the subject and the time there',
        'The reason for leaving',
        'Credits or papers kept from it',
        'The difference this time',
      ],
    },
    weak: 'The course that was broken off is missing from the form, or boredom and money are named in turn. Nothing is different since.',
    strong:
      'A single reason explains the end, and the new plan answers it. Fees, credits and papers of the old school are in order.',
    example: {
      who: 'A student who changed subject',
      text: 'I studied law for one year and saw that I did not want it. I told the school and paid everything. Business is what my family does.',
    },
    followUps: {
      'F-1': [
        { question: 'Did the school ask you to leave?', unless: 'The reason for leaving' },
        { question: 'What is different this time?', unless: 'The difference this time' },
        { question: 'Do you still owe that school anything?' },
      ],
    },
    redFlags: [
      'The form leaves out a school that was attended.',
      'Several courses were begun, and none was completed.',
    ],
    documents: ['transcripts', 'confirmation-page'],
    facts: ['T1', 'D1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'second-year',
    title: 'Who pays for the next years?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the money for the later years has a credible source.' },
    outline: {
      'F-1': [
        'The person or body that pays',
        'How that money is earned',
        'What is set aside already',
        'What happens if the income falls',
      ],
    },
    weak: 'The answer names a sum and no source, or counts on work in the United States. It covers the first year again and leaves the later ones open.',
    strong:
      'The answer ties each year to one payer and one paper. It says which part is there, which part will be earned, and admits what is still open.',
    example: {
      who: 'A student with two payers',
      text: 'My father pays for the first year from our savings. For the next years he has his income, and my aunt has promised the rest in this letter.',
    },
    followUps: {
      'F-1': [
        { question: 'What work does your sponsor do?', unless: 'How that money is earned' },
        { question: 'Does your sponsor pay for other children too?' },
        { question: 'Where did the last large deposit come from?' },
      ],
    },
    redFlags: [
      'Money came into the account last month, and no reason is given.',
      'The sponsor is not the one on the I-20.',
    ],
    documents: ['funds', 'i-20'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-uncle-pays',
    title: 'Why does your uncle pay, and not your parents?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: {
      'F-1': 'Whether a relative outside the household has the means and a believable reason.',
    },
    outline: {
      'F-1': [
        'The relation, and how close it is',
        'The reason for his help',
        'His work and income',
        'His own family and duties',
        'The paper in which he commits himself',
      ],
    },
    weak: 'His wealth is the whole explanation. What he does for a living is unknown, and his own children are left out.',
    strong:
      'A short family story explains the help, such as a debt of thanks or a habit of helping. Income and commitment match the papers.',
    example: {
      who: 'A nephew',
      text: 'My parents are farmers and cannot pay so much. My uncle has no children, and my father paid for his school when they were young.',
    },
    followUps: {
      'F-1': [
        { question: 'What does your uncle do for a living?', unless: 'His work and income' },
        {
          question: 'How many children of his own does he support?',
          unless: 'His own family and duties',
        },
        { question: 'Why do your parents not pay?' },
      ],
    },
    redFlags: [
      'The student hardly knows the sponsor.',
      'Parents moved the money to the uncle shortly before.',
      'The uncle lives in the United States and offers a job too.',
    ],
    documents: ['funds', 'i-20'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-cost-of-first-year',
    title: 'How much does the first year cost in all?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the student knows the full price and has it ready.' },
    outline: {
      'F-1': [
        'Tuition and fees on the I-20',
        'Housing, food and insurance',
        'Travel and purchases on arrival',
        'The money that is ready, beside that sum',
      ],
    },
    weak: 'Only the tuition is known. Living costs come as a guess, far below the figure on the I-20.',
    strong:
      'The sum agrees with the I-20 and splits into a few parts. Beside it stands the money that can be used today, and where it lies.',
    example: {
      who: 'A student who read the I-20',
      text: 'It is the sum on my I-20: tuition, room, food and insurance. We have it in two accounts, and here are both papers.',
    },
    followUps: {
      'F-1': [
        { question: 'How much of that is for living?', unless: 'Housing, food and insurance' },
        {
          question: 'How much do you have ready now?',
          unless: 'The money that is ready, beside that sum',
        },
        { question: 'What if prices rise during the year?' },
      ],
    },
    redFlags: [
      'The total is below the one on the I-20.',
      'The funds cannot be reached before the course begins.',
    ],
    documents: ['i-20', 'funds'],
    reported: { accounts: 0, accountsRead: 5, lists: 3, listsRead: 11 },
    facts: ['V2', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-loan',
    title: 'Who will pay back the loan, and how?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the loan is real and can be repaid from income at home.' },
    outline: {
      'F-1': [
        'The lender and the sum approved',
        'The security behind it',
        'The person who repays',
        'The start of repayment, and the income for it',
      ],
    },
    weak: 'Repayment rests on a salary in the United States. Parents have signed as security and do not know the terms.',
    strong:
      'A letter shows that the loan is approved and on which terms. Repayment rests on income at home that exists, or is usual in that work.',
    example: {
      who: 'A student with a loan',
      text: 'I pay it back from my salary when I work at home. My parents pay the interest until then. The bank has approved it, and this is the letter.',
    },
    followUps: {
      'F-1': [
        { question: 'What does the bank hold as security?', unless: 'The security behind it' },
        {
          question: 'When does repayment begin?',
          unless: 'The start of repayment, and the income for it',
        },
        { question: 'Which part of the cost does the loan not cover?' },
      ],
    },
    redFlags: [
      'The family could never repay a loan of that size.',
      'Nobody in the family knows the terms of the loan.',
    ],
    documents: ['funds'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-scholarship-rest',
    title: 'Do you have a scholarship? Who pays the rest?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the rest of the cost is known and covered.' },
    outline: {
      'F-1': [
        'The giver of the scholarship',
        'The part of the cost it covers',
        'The rest, and its payer',
        'The length of the award, and its condition',
      ],
    },
    weak: 'The scholarship is treated as if it paid for everything. The I-20 shows a large rest that nobody has planned for.',
    strong:
      'The award is named with its share and its length. The rest has a payer, and the grades that keep the award are known.',
    example: {
      who: 'A student with half a scholarship',
      text: 'The scholarship pays half of the tuition for two years. My parents pay the rest. I must keep good grades for it.',
    },
    followUps: {
      'F-1': [
        { question: 'Who pays for the rest?', unless: 'The rest, and its payer' },
        {
          question: 'Which grades keep the award?',
          unless: 'The length of the award, and its condition',
        },
        { question: 'Why were you chosen for it?' },
      ],
    },
    redFlags: [
      'A full scholarship is claimed, and the I-20 shows a partial one.',
      'The award ends long before the course.',
    ],
    documents: ['funds', 'i-20'],
    reported: { accounts: 0, accountsRead: 5, lists: 3, listsRead: 11 },
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-left-for-family',
    title: 'Can your family live on what is left?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the household can carry the cost and still live.' },
    outline: {
      'F-1': [
        'The yearly income of the household',
        'The share that the studies take',
        'Others who live on that income',
        'Savings that stay untouched',
      ],
    },
    weak: 'The fees come close to the whole income, and the family is said to manage somehow. Brothers and sisters in school are not counted.',
    strong:
      'The share is stated and is believable beside the income. Savings close the gap, and the other duties of the family have their own money.',
    example: {
      who: 'The oldest of three children',
      text: 'More than half of our income is left. My brother goes to a public school, and the house is paid.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Do you have brothers or sisters in school?',
          unless: 'Others who live on that income',
        },
        {
          question: 'What share of the income goes to your studies?',
          unless: 'The share that the studies take',
        },
        { question: 'How long did your parents save for this?' },
      ],
    },
    redFlags: [
      'The yearly cost exceeds the yearly income, and there are no savings.',
      'Tax papers show less income than the form.',
    ],
    documents: ['funds'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-new-account',
    title: 'Why was this account opened so recently?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the money belongs to the payer or was lent for the interview.' },
    outline: {
      'F-1': [
        'The owner of the account',
        'The day and reason of its opening',
        'The place of the money before',
        'The papers of that older account or sale',
      ],
    },
    weak: 'An agent advised the new account, and the older one is not shown. Where the money came from stays open.',
    strong:
      'The path of the money is told backwards, from this account to older savings or a sale. Each step has a paper that explains itself.',
    example: {
      who: 'A student whose father sold land',
      text: 'We opened it in May, because my father sold a piece of land. Here is the contract of the sale. Before that the money was in the land.',
    },
    followUps: {
      'F-1': [
        { question: 'Where was the money before?', unless: 'The place of the money before' },
        { question: 'Whose account is it?', unless: 'The owner of the account' },
        { question: 'Was any of it borrowed?' },
      ],
    },
    redFlags: [
      'The balance came in a single sum, and nobody can name the payer.',
      'The money was borrowed only to be shown.',
      'The student has never read the bank papers.',
    ],
    documents: ['funds'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-family-business',
    title: "What is your family's business?",
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the income of a self-employed sponsor is real and steady.' },
    outline: {
      'F-1': [
        'The product or service, and its buyers',
        'The age of the business, and its staff',
        'The yearly profit, apart from the turnover',
        'The tax papers, licence or accounts',
      ],
    },
    weak: 'Turnover is presented as income. The student has never asked what the business sells or who buys it.',
    strong:
      'What is sold, and to whom, is clear in two lines. Profit is kept apart from turnover, and the tax papers carry the same figure.',
    example: {
      who: 'A son of furniture makers',
      text: 'We make wooden doors and sell them to builders. My parents and six workers do it. In a good year we sell a few hundred.',
    },
    followUps: {
      'F-1': [
        {
          question: 'How many people work there?',
          unless: 'The age of the business, and its staff',
        },
        {
          question: 'What was the profit last year?',
          unless: 'The yearly profit, apart from the turnover',
        },
        { question: 'Will you join the business one day?' },
      ],
    },
    redFlags: [
      'No tax paper shows the profit.',
      'The business was registered shortly before the application.',
      'The student is named as owner and does not know the accounts.',
    ],
    documents: ['funds'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-assistantship',
    title: 'What will you do for your assistantship?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: {
      'F-1': 'Whether paid duties at the school are understood and leave time to study.',
    },
    outline: {
      'F-1': [
        'The department and the person in charge',
        'The duties: teaching, research or service',
        'The weekly hours and the pay',
        'The cost that the pay does not cover',
      ],
    },
    weak: 'The pay is known, and the duties are not. The answer sounds like a job with a course attached to it.',
    strong:
      'Duties, hours and pay are those of the letter. The answer adds what the work teaches, and who covers the rest of the cost.',
    example: {
      who: 'A teaching assistant',
      text: 'I will help in a chemistry lab, twenty hours a week, as the letter says. It pays my tuition, and my savings pay for the room.',
    },
    followUps: {
      'F-1': [
        { question: 'How many hours a week is it?', unless: 'The weekly hours and the pay' },
        {
          question: 'Who pays what this does not cover?',
          unless: 'The cost that the pay does not cover',
        },
        { question: 'Is it promised for later years?' },
      ],
    },
    redFlags: [
      'The letter of the school does not mention the post.',
      'The spoken English is too weak for the teaching that is planned.',
    ],
    documents: ['funds', 'i-20'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-work-while-studying',
    title: 'Do you plan to work while you study?',
    classes: ['F-1'],
    theme: 'Rules for students',
    assesses: {
      'F-1': 'Whether the budget stands without wages, and limits on work are respected.',
    },
    outline: {
      'F-1': [
        'The budget without any wages',
        'Work that the school allows, if it is wanted',
        'The adviser to ask before any work',
        'Study as the first duty',
      ],
    },
    weak: 'Wages from a shop or an app are part of the budget, or a cousin has promised a job. Whom to ask for permission is unknown.',
    strong:
      'The money is complete without a job. Work on campus is called an extra, and the school is asked first.',
    example: {
      who: 'A first-year student',
      text: 'I do not need to, because my parents pay. If there is a small job in the library, I would ask the school first.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Could you pay for everything without a job?',
          unless: 'The budget without any wages',
        },
        {
          question: 'Who tells you which work is allowed?',
          unless: 'The adviser to ask before any work',
        },
        { question: 'Has anybody offered you a job there?' },
      ],
    },
    redFlags: [
      'A relative or friend keeps a job ready.',
      'The budget is balanced only with wages.',
    ],
    documents: ['funds', 'i-20'],
    reported: { accounts: 0, accountsRead: 5, lists: 2, listsRead: 11 },
    facts: ['V2', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-practical-training',
    title: 'Does the course require practical training?',
    classes: ['F-1'],
    theme: 'Rules for students',
    assesses: {
      'F-1':
        'Whether training is a duty for every student of the course, and not the aim of the trip.',
    },
    outline: {
      'F-1': [
        'The rule of the course: required of all, or optional',
        'The page or letter where it stands',
        'The term in which it would fall',
        'The worth of the course without it',
      ],
    },
    weak: 'Work from the start is the attraction, and the degree is a side matter. Nothing in the course catalogue makes the training a duty.',
    strong:
      'The answer repeats what the catalogue says: required or not. Where training is optional, it is called that, and the study has its own purpose.',
    example: {
      who: 'A student of accounting',
      text: 'No, it is optional. I came for the courses. If I want training later, I ask the adviser first.',
    },
    followUps: {
      'F-1': [
        { question: 'Where is that written?', unless: 'The page or letter where it stands' },
        {
          question: 'Would you take the course without the training?',
          unless: 'The worth of the course without it',
        },
        { question: 'Has anybody promised you a place for it?' },
      ],
    },
    redFlags: [
      'The program was chosen for its early permission to work.',
      'The catalogue calls the training optional, and the answer calls it required.',
    ],
    documents: ['i-20'],
    facts: ['V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'f-full-course',
    title: 'What is a full course load at your school?',
    classes: ['F-1'],
    theme: 'Rules for students',
    assesses: { 'F-1': 'Whether the student knows the load that the status asks for.' },
    outline: {
      'F-1': [
        "The load of a full term, in the school's words",
        'The classes held in person',
        'The adviser to ask before dropping a class',
        'The plan for a failed class',
      ],
    },
    weak: 'Fewer classes would leave time for other things, says the answer. Nobody at the school has been asked what is allowed.',
    strong:
      'The load is known from the school itself. If a class becomes too much, the adviser is asked before it is dropped.',
    example: {
      who: 'An undergraduate',
      text: 'My school says twelve credits each term. If a course is too hard, I go to the adviser before I drop it.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Whom do you ask before you drop a class?',
          unless: 'The adviser to ask before dropping a class',
        },
        { question: 'How many classes meet in person?', unless: 'The classes held in person' },
        { question: 'On which days will you have class?' },
      ],
    },
    redFlags: [
      'The timetable is built around a job.',
      'The course could be taken from anywhere, because it runs online.',
    ],
    documents: ['i-20'],
    facts: ['V1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-read-i-20',
    title: 'When does your program start, and what does it cost?',
    classes: ['F-1'],
    theme: 'Rules for students',
    assesses: { 'F-1': 'Whether the student has read the form on which the stay rests.' },
    outline: {
      'F-1': [
        'The start and end of the program',
        'The cost of a year, as printed',
        'The source of funds it names',
        'The signatures on it',
      ],
    },
    weak: 'The form is pushed through the window in place of an answer. The payer printed on it comes as a surprise.',
    strong:
      'Dates, cost and payer come from memory and agree with the paper. A mistake was reported to the school before the interview.',
    example: {
      who: 'A student with the I-20 in hand',
      text: "It says that I begin in the last week of August. It has the cost of one year, and my parents' money for it.",
    },
    followUps: {
      'F-1': [
        { question: 'Who is named there as the payer?', unless: 'The source of funds it names' },
        { question: 'When does the program end?', unless: 'The start and end of the program' },
        { question: 'Has another school sent you an I-20 too?' },
      ],
    },
    redFlags: [
      'The start date has passed, and there is no new I-20.',
      'The program on the I-20 is not the one that is described.',
    ],
    documents: ['i-20', 'i-901-receipt'],
    facts: ['V1', 'M4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-course-over',
    title: 'What must you do when your program ends?',
    classes: ['F-1'],
    theme: 'Rules for students',
    assesses: {
      'F-1':
        'Whether the student knows that the stay ends with the course, and which steps come first.',
    },
    outline: {
      'F-1': [
        'The end of the program on the I-20',
        'The short time for leaving after it',
        'The steps to ask the school for beforehand',
        'The plan for that time',
      ],
    },
    weak: 'The last day of the visa is taken for the end of the stay. The plan is to wait there until something turns up.',
    strong:
      'The end of the course decides, not the visa in the passport. The answer knows that a short time follows, and that anything else is asked for earlier.',
    example: {
      who: 'A careful student',
      text: 'I have a short time to leave or to change to something else. The adviser told me to ask before the course ends.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Whom do you ask if the course takes longer?',
          unless: 'The steps to ask the school for beforehand',
        },
        {
          question: 'How do you know when your stay ends?',
          unless: 'The end of the program on the I-20',
        },
        { question: 'What would you do about your lease?' },
      ],
    },
    redFlags: [
      'The study plan runs past the end date of the I-20.',
      'The student means to decide after the last exam.',
    ],
    documents: ['i-20'],
    facts: ['ST4', 'L8'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-new-ability',
    title: 'How will this degree help you?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: { 'F-1': 'Whether the degree brings a skill with a use, and more than a title.' },
    outline: {
      'F-1': [
        'A task that is out of reach today',
        'The course or laboratory that teaches it',
        'The employer or client who needs it done',
        'The first use of it after graduation',
      ],
    },
    weak: 'Confidence and a global mindset are the gains. The answer names no task that anybody would pay for.',
    strong:
      'A concrete task is described, with the reason why it is out of reach today. A course from the program stands beside it.',
    example: {
      who: 'A bank employee',
      text: 'I can write a report, but I cannot build a model of risk. In this program I learn that. My bank needs it for its loans.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which course teaches that?',
          unless: 'The course or laboratory that teaches it',
        },
        {
          question: 'Who needs this work at home?',
          unless: 'The employer or client who needs it done',
        },
        { question: 'Could you learn it without a degree?' },
      ],
    },
    redFlags: [
      'The program does not teach the skill.',
      'The words are those of the statement of purpose, recited.',
    ],
    documents: ['plans'],
    facts: ['T1', 'V3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-poor-job-market',
    title: 'What if you find no job at home?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: { 'F-1': 'Whether the return holds in a bad year too.' },
    outline: {
      'F-1': [
        'The state of the field at home, honestly',
        'A second kind of work with the same degree',
        'Support during a search: family, savings or business',
        'The reason to live there that no market changes',
      ],
    },
    weak: 'A bad market is denied, or becomes the reason to stay away. Beyond the best case there is no plan.',
    strong:
      'The difficulty is admitted, and a second way is described: another sector, a smaller town, a family firm. Pay is not the only pull.',
    example: {
      who: 'A student of architecture',
      text: "It may take some months. I would begin in my cousin's office in a smaller town, where they need people.",
    },
    followUps: {
      'F-1': [
        {
          question: 'Which other work could you do with this degree?',
          unless: 'A second kind of work with the same degree',
        },
        {
          question: 'How would you live while you search?',
          unless: 'Support during a search: family, savings or business',
        },
        { question: 'Would you take a job in another country?' },
      ],
    },
    redFlags: [
      'Only a salary in the United States makes the plan work.',
      'What is said about the market at home is far from real.',
    ],
    documents: ['plans'],
    facts: ['V3', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'f-work-after-degree',
    title: 'Do you want to work there after you graduate?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: {
      'F-1':
        'Whether the present plan is to leave, and training after the degree is seen as what it is.',
    },
    outline: {
      'F-1': [
        'The main plan after the degree',
        'Training related to the degree, if truly considered',
        'Its purpose and its limit in time',
        'The step at home that follows',
      ],
    },
    weak: 'A flat denial contradicts posts or an earlier answer. Or the career that is described takes place wholly in the United States.',
    strong:
      'The answer is true and short: training under the rules is considered, or it is not. Either way the later plan at home has a shape.',
    example: {
      who: 'A student of robotics',
      text: 'Maybe for one year of training, if the rules allow it. Then I go back, because I want to build machines for our factories.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What would that training add to your degree?',
          unless: 'Its purpose and its limit in time',
        },
        { question: 'What comes after it?', unless: 'The step at home that follows' },
        { question: 'What if an employer there wants to keep you?' },
      ],
    },
    redFlags: [
      'The online profile of the student contradicts the answer.',
      'A wish to settle is presented as a study plan.',
    ],
    documents: ['plans'],
    facts: ['V3', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'f-pay-at-home',
    title: 'What job will you get at home, and what does it pay?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: { 'F-1': 'Whether the cost of the degree makes sense beside its use at home.' },
    outline: {
      'F-1': [
        'Usual pay, at the start and later',
        'The source of that figure',
        'The cost of the degree beside it',
        'Gains other than pay',
      ],
    },
    weak: 'The figure is a guess, or the pay abroad is quoted instead. The cost could never be earned back at home, and the answer passes over it.',
    strong:
      'A believable figure has a source, such as an advertisement or a graduate. If pay does not cover the cost, another gain is named.',
    example: {
      who: 'A future pharmacist',
      text: 'I will be a hospital pharmacist. It pays enough to live well in my city: I asked two people who do it.',
    },
    followUps: {
      'F-1': [
        { question: 'Where did you find that figure?', unless: 'The source of that figure' },
        {
          question: 'How long until the degree has paid for itself?',
          unless: 'The cost of the degree beside it',
        },
        { question: 'Which employers at home pay that?' },
      ],
    },
    redFlags: [
      'Nobody at home pays the salary that is named.',
      'The loan could be cleared only with pay in the United States.',
    ],
    documents: ['plans', 'funds'],
    facts: ['T1', 'V3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-relatives-there',
    title: 'Do you have relatives in the United States? What is their status?',
    classes: ['F-1'],
    theme: 'Family',
    assesses: { 'F-1': 'Whether family there is told in full, and whether it shapes the plan.' },
    outline: {
      'F-1': [
        'Close relatives there, with the relation',
        'Their status, as far as known',
        'Their distance from the school',
        'The family that stays at home',
      ],
    },
    weak: 'A brother or an aunt is left out and turns up on the form or in a profile. From then on the rest is read with doubt.',
    strong:
      'Close relatives are named as on the form, with their status or an honest gap. The choice of school stands without them.',
    example: {
      who: 'A student with an aunt there',
      text: 'I have one aunt, in New Jersey. She is a citizen. My school is far from her, and I see her at holidays.',
    },
    followUps: {
      'F-1': [
        {
          question: 'How far do they live from your school?',
          unless: 'Their distance from the school',
        },
        { question: 'Who of your family stays at home?', unless: 'The family that stays at home' },
        { question: 'Will you live with any of them?' },
      ],
    },
    redFlags: [
      'A parent, brother or sister there is missing from the form.',
      'The address on the form is that of a relative nobody mentioned.',
    ],
    documents: ['confirmation-page'],
    reported: { accounts: 0, accountsRead: 5, lists: 5, listsRead: 11 },
    facts: ['T1', 'D1', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-sister-stayed',
    title: 'Your sister stayed there. Will you come back?',
    classes: ['F-1'],
    theme: 'Family',
    assesses: { 'F-1': 'Whether this student has a plan of their own, whatever a relative did.' },
    outline: {
      'F-1': [
        'Her path, told truthfully',
        'The difference in subject, work or family',
        'The plan at home, with a first step',
        'The tie that exists today',
      ],
    },
    weak: 'Her story is denied, or her status is kept vague. The plan is the one that she gave before she stayed.',
    strong:
      'Her path takes one honest sentence and is not judged. Then comes the difference: a field, a business, a person or a duty at home.',
    example: {
      who: 'A younger brother',
      text: "She found work there and has her own life. I want to take over our father's clinic, and he is waiting for me.",
    },
    followUps: {
      'F-1': [
        { question: 'What is her status now?', unless: 'Her path, told truthfully' },
        {
          question: 'How is your plan different from hers?',
          unless: 'The difference in subject, work or family',
        },
        { question: 'Does she help to pay for your studies?' },
      ],
    },
    redFlags: [
      'The status of the sister is described wrongly on purpose.',
      'The plan copies hers up to the point where she stayed.',
    ],
    documents: ['plans'],
    facts: ['V3', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-immigrant-petition',
    title: 'Has a relative filed an immigrant petition for you?',
    classes: ['F-1'],
    theme: 'Family',
    assesses: {
      'F-1': 'Whether a petition on record is disclosed, and how it fits a stay for study.',
    },
    outline: {
      'F-1': [
        'The petition: who filed it, and when',
        'Its state, as far as known',
        'The entry on the form',
        'The present plan after the course',
      ],
    },
    weak: 'A petition is left out because somebody else filed it, or because it is old. It comes to light on the screen.',
    strong:
      'The petition is named, as on the form. The answer separates it from the study and says truthfully what is planned after the degree.',
    example: {
      who: 'A student whose uncle filed',
      text: 'Yes, my uncle filed for my mother long ago, and I am in it. It is on my form. I go there to study.',
    },
    followUps: {
      'F-1': [
        {
          question: 'When was it filed, and by whom?',
          unless: 'The petition: who filed it, and when',
        },
        {
          question: 'What do you plan if it is decided while you study?',
          unless: 'The present plan after the course',
        },
        { question: 'Has anybody filed another one for you?' },
      ],
    },
    redFlags: [
      'The form does not mention a petition that is on record.',
      'The course is described as a way to wait for residence.',
    ],
    documents: ['confirmation-page', 'plans'],
    facts: ['L2', 'D11', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-spouse',
    title: 'Will your husband or wife come with you?',
    classes: ['F-1'],
    theme: 'Family',
    assesses: { 'F-1': 'Whether the plan for the family is settled and has its own money.' },
    outline: {
      'F-1': [
        'The decision: together, later or not at all',
        'The cost for the family, and its payer',
        'The work or study of the partner today',
        'The care for children, if there are any',
      ],
    },
    weak: 'The form says alone, and the answer says together. A job for the partner is meant to fill the gap in the budget.',
    strong:
      'Form, I-20 and answer give the same plan. If the family comes, its cost has a payer; if it stays, its life at home is clear.',
    example: {
      who: 'A married student',
      text: 'No, my wife stays here. She teaches, and our son has just begun school. I come home in the summer.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Who pays for the family there?',
          unless: 'The cost for the family, and its payer',
        },
        {
          question: 'What does your partner do now?',
          unless: 'The work or study of the partner today',
        },
        { question: 'What would your partner do there all day?' },
      ],
    },
    redFlags: ['The partner plans to work there.', 'The form leaves out a marriage or a child.'],
    documents: ['i-20', 'funds'],
    facts: ['V2', 'M4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'f-first-room',
    title: 'Where will you live as a student?',
    classes: ['F-1'],
    theme: 'First weeks',
    assesses: { 'F-1': 'Whether the arrival is planned and fits the address on the form.' },
    outline: {
      'F-1': [
        'The address on the form, or the one that replaces it',
        'The people who live there',
        'The cost, and what is paid',
        'The way to the campus',
      ],
    },
    weak: 'The address was taken from the internet to fill the form. In truth a friend in another state is expecting the student.',
    strong:
      'The place has a name and lies near the school, or the change since the form is explained. Its cost fits the budget.',
    example: {
      who: 'A student with a room',
      text: 'In the student house on campus, room and meals together. I paid the deposit last month.',
    },
    followUps: {
      'F-1': [
        { question: 'Who else lives there?', unless: 'The people who live there' },
        { question: 'How will you get to your classes?', unless: 'The way to the campus' },
        { question: 'What if the room falls through?' },
      ],
    },
    redFlags: [
      'The address lies in a state far from the school.',
      'The student knows nothing about the host.',
    ],
    documents: ['confirmation-page', 'i-20'],
    facts: ['FO2', 'T1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'f-change-of-school',
    title: 'Will you change schools once you have arrived?',
    classes: ['F-1'],
    theme: 'First weeks',
    assesses: { 'F-1': 'Whether the I-20 shows the real plan, or only a way in.' },
    outline: {
      'F-1': [
        'The intention today, as it is',
        'The reason for this school',
        'The offers that are still open',
        'The adviser to ask before any change',
      ],
    },
    weak: 'This school was only the first to reply. A move to a cheaper one near relatives is half admitted.',
    strong:
      'This school is the plan, for a reason of its own. A later change is called an exception that both schools would have to handle.',
    example: {
      who: 'A student who chose with care',
      text: 'No. I chose this school for its laboratory, and I want to finish there.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which other applications are still open?',
          unless: 'The offers that are still open',
        },
        {
          question: 'Whom would you ask before a change?',
          unless: 'The adviser to ask before any change',
        },
        { question: 'Where have your friends been admitted?' },
      ],
    },
    redFlags: [
      'Another I-20 is kept for use after arrival.',
      'A room near another school is rented already.',
    ],
    documents: ['i-20'],
    facts: ['V1', 'NW9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'f-later-start',
    title: 'Why did you not start when you were first admitted?',
    classes: ['F-1'],
    theme: 'First weeks',
    assesses: { 'F-1': 'Whether a delay has a plain cause and the place still exists.' },
    outline: {
      'F-1': [
        'The first start date, and the new one',
        'The cause: visa wait, money or family',
        'The consent of the school',
        'The use of the time in between',
      ],
    },
    weak: 'The school is blamed, although the student asked for the later date. The months between are a blank.',
    strong:
      'The cause, the new date and the consent of the school come together. The updated I-20 is there, and the time between has an account.',
    example: {
      who: 'A student who waited a term',
      text: 'My visa date came too late for August. The school moved my start to January and sent me a new I-20.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Did the school agree to the later start?',
          unless: 'The consent of the school',
        },
        { question: 'What have you done since then?', unless: 'The use of the time in between' },
        { question: 'Was a visa refused in that time?' },
      ],
    },
    redFlags: [
      'An outdated I-20 is brought to the interview.',
      'The delay follows a refusal that the form leaves out.',
    ],
    documents: ['i-20'],
    facts: ['V1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
