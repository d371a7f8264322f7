import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Learning Dashboard',
  lede: 'Your preparation, from the first form to the window. It opens without a connection too.',
  whichVisa: 'Which visa do you prepare for?',
  next: {
    lead: (minutes: number) => `Your next step, ${String(minutes)} minutes`,
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
      text: 'Timed or untimed, with the reasons for each answer.',
    },
    simulator: {
      title: 'Continue Simulator',
      text: 'Questions, outlines and a box for your own words.',
    },
    resources: {
      title: 'Download Resources',
      text: 'Cheat sheets, checklists and the DS-160 worksheet on paper.',
    },
    startSimulator: 'Start Simulator',
  },
  exam: {
    title: 'Final exam',
    text: 'Twenty questions from the whole guide, and a certificate in your wallet when you pass.',
    open: 'It is open.',
    opensLater: 'It opens when all modules are complete.',
    modulesLeft: (count: number) => `Modules left: ${String(count)}.`,
    link: 'Go to the final exam',
  },
  plan: {
    title: 'Your interview',
    day: 'Day of the interview',
    visaType: 'Visa type',
    chooseType: 'Choose your visa type: the steps before the interview depend on it.',
    passed: 'Your interview day has passed.',
    today: 'Your interview is today.',
    tomorrow: 'Your interview is tomorrow.',
    daysLeft: (days: number) => `${String(days)} days to your interview.`,
    done: 'Done',
    doneOf: (done: number, all: number) => `${String(done)} of ${String(all)} done`,
    now: 'Do it now',
    bestBy: (day: string) => `best by ${day}`,
  },
  after: {
    howWasIt: 'How did it go?',
    next: 'What happens next',
    hasAll: (module: ReactNode): ReactNode => <>{module} has all of it.</>,
  },
  applies: {
    title: 'What applies to me',
    text: 'Suspension, bond, waivers, validity and fees by nationality and class, with what we do not know.',
    lookUp: 'Look up my nationality',
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
      title: 'No test yet',
      text: 'What you finish appears here, from this device and every other one.',
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
