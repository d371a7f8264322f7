import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Learning Dashboard',
  whichVisa: 'Which visa do you prepare for?',
  /** The line with the answers of the reader, and the questions behind it. */
  reader: {
    title: 'Who you prepare as',
    family: 'as the husband, wife or child',
    day: (day: string) => `Interview on ${day}`,
    change: 'Change',
    done: 'Done',
  },
  next: {
    lead: (minutes: number) => `Today’s step, ${String(minutes)} minutes`,
    start: 'Start',
    goOn: 'Continue',
  },
  stats: {
    label: 'Progress',
    overall: 'Overall progress',
    practised: 'Questions practiced',
    ofAll: (count: string) => `of ${count}, each once`,
    best: 'Best test score',
    lastTest: (moment: string) => `last test ${moment}`,
    noTest: 'no test yet',
    checklists: 'Checklists done',
    doneOf: (done: number, all: number) => `${String(done)} of ${String(all)}`,
  },
  actions: {
    test: {
      title: 'Take Practice Test',
      text: 'Timed or untimed, each answer explained.',
    },
    simulator: {
      title: 'Continue Simulator',
      text: 'Outlines, and a box for your own words.',
    },
    resources: {
      title: 'Download Resources',
      text: 'Cheat sheets, checklists, worksheet.',
    },
    startSimulator: 'Start Simulator',
  },
  exam: {
    title: 'Final exam',
    text: 'Twenty questions from the whole guide, and a certificate in your wallet when you pass.',
    open: 'It is open.',
    modulesLeft: (count: number) => `Modules left: ${String(count)}.`,
    link: 'Go to the final exam',
  },
  plan: {
    day: 'Day of the interview',
    noDay: {
      title: 'No interview day yet',
      text: 'With the day, the plan counts its steps back from it.',
      add: 'Add the day',
    },
    today: 'Your interview is today.',
    tomorrow: 'Your interview is tomorrow.',
    daysLeft: (days: number) => `${String(days)} days to your interview.`,
    done: 'Done',
    stepsDone: (done: number, all: number) => `${String(done)} of ${String(all)} steps done`,
    now: 'Do it now',
    bestBy: (day: string) => `best by ${day}`,
  },
  practice: {
    title: 'Your practice',
    none: (days: number) =>
      `No test in the last ${String(days)} days. The next one draws a bar here.`,
    sum: (questions: number, percent: number, days: number) =>
      `${plural(questions, { one: '1 test question', other: `${String(questions)} test questions` })} in ${String(days)} days, ${String(percent)}% right`,
    label: (days: number) => `Test questions by day, the last ${String(days)} days`,
    day: 'Day',
    answered: 'Answered',
    right: 'Right',
    wrong: 'Not right',
    today: 'Today',
  },
  after: {
    passed: 'Your interview day has passed.',
    howWasIt: 'How did it go?',
    next: 'What happens next',
    hasAll: (module: ReactNode): ReactNode => <>{module} has all of it.</>,
  },
  more: {
    title: 'More in your guide',
    questions: 'Interview questions',
    simulator: 'Simulator by visa class',
    companion: 'DS-160 companion',
    edition: 'Print edition',
  },
  applies: {
    text: 'Suspension, bond, waivers, validity and fees by nationality and class, with what we do not know.',
    lookUp: 'What applies to me: look up my nationality',
  },
  paths: {
    title: 'Your learning paths',
    completed: 'Completed',
    progress: (path: string) => `${path}, progress`,
    modules: (done: number, all: number) =>
      plural(all, {
        one: `${String(done)} of ${String(all)} module`,
        other: `${String(done)} of ${String(all)} modules`,
      }),
  },
  activity: {
    title: 'Recent activity',
    nothing: 'Nothing yet. What you complete appears here.',
    module: (path: string, module: string) => `Completed ${path}: ${module}`,
    list: (list: string) => `Completed ${list}`,
    test: (test: string, score: number) => `${test}: ${String(score)}%`,
    quickCheck: (visaType: string) => `Quick check, ${visaType}`,
    practiceTest: (visaType: string) => `Practice test, ${visaType}`,
    everyType: 'All',
  },
  tips: { title: "Today's tips", reminder: 'Reminder:' },
  /** The words of the page with the practice results. This page is separate from the dashboard. */
  progress: {
    title: 'Your progress',
    lede: 'Every test you have finished, the last one first.',
    takeTest: 'Take Practice Test',
    mailWaits: {
      title: 'A mail waits for you',
      text: (email: string) => `Open the link that we sent to ${email} to confirm your address.`,
    },
    none: {
      title: 'Begin with the free practice test',
      text: 'Each answer is explained. What you finish appears here, from this device and every other one.',
    },
    /** What an account without premium access can do. */
    now: {
      title: 'What you can do now',
      guide: { name: 'Read the free guide', note: 'The visa classes, the rules and what changed.' },
      whole: (price: string) => `Get the whole guide for ${price}`,
      wholeHas: 'Plan, simulator, questions of your class, checklists, final exam.',
    },
    best: 'Best test score',
    tests: 'Tests',
    practised: 'Questions practiced',
    results: 'Your results',
    right: (test: string, right: number, count: number) =>
      `${test}: ${String(right)} of ${String(count)} right`,
  },
}

export const words = wordsOf('learningDashboard', english)
