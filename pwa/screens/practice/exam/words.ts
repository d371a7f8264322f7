import { COURSE, noteOf } from '#contracts/credentials/credential-type.ts'
import { CERTIFICATE_LINE } from '#contracts/learning/exam.ts'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Final exam',
  privateCourse: CERTIFICATE_LINE,
  opening: {
    questions: (count: number, passPercent: number) =>
      `${String(count)} questions from the whole guide. ${String(passPercent)}% pass, and lead to a certificate in your wallet.`,
    whenComplete: 'It opens when all modules are complete',
    modulesLeft: (count: number) =>
      plural(count, {
        one: 'One module is left.',
        other: `${String(count)} modules are left.`,
      }),
    ownStatement:
      'That you have read a module is your own statement: nobody watches you read. What you complete without a connection counts once it was sent.',
    visaClass: 'Your visa class',
    time: 'Time',
    paces: { standard: 'Standard', double: 'Double time', relaxed: 'Relaxed' },
    minutes: (count: number) => `${String(count)} minutes`,
    noClock: 'no clock',
    rules: (perDay: number) =>
      `The answers and their reasons come when you have passed. A failed exam tells your score and the themes to study. An account begins at most ${String(perDay)} exams in 24 hours. A lost connection costs nothing: what you choose is kept on this device, and sent when it is back.`,
    closed: (visaClass: string) => `Closed for ${visaClass}`,
    unchecked:
      'Too many of our facts for this class wait to be checked again. It opens again when they are.',
    begin: 'Begin the exam',
  },
  next: {
    from: (time: string) => `The next exam is possible from ${time}`,
    limit: (perDay: number) =>
      `An account begins at most ${String(perDay)} exams in 24 hours. One that was begun counts.`,
    take: 'Take another exam',
  },
  failure: { title: 'The exam was not loaded', again: 'Try again' },
  sending: {
    failed: 'Your answers were not sent yet',
    again: 'Send again',
    kept: 'They are kept on this device, and late answers count alike.',
    marking: 'Your answers are being marked.',
  },
  results: {
    passedTitle: 'Exam passed',
    failedTitle: 'Exam not passed',
    taken: (visaClass: string, time: string) => `Final exam, ${visaClass}, ${time}`,
    fewer: (count: number, total: number) => `fewer than ${String(count)} of ${String(total)}`,
    below: (percent: number) => `<${String(percent)}%`,
    passed: 'Passed',
    notPassed: 'Not passed',
    whichRight:
      'Which answers were right, and why, comes after a passed exam. The next exam asks other questions, as long as there are some that you have not seen.',
  },
  certificate: {
    title: 'Your certificate',
    overTitle: 'More than a year ago',
    over: 'Rules may have changed since. Take the exam again for another certificate.',
    revokedTitle: 'The certificate was revoked',
    revoked: 'It is no longer valid. For a new one, take the exam again.',
    inWallet: (name: string) =>
      `It is in your wallet, in the name of ${name}, and is shown and checked there like any credential.`,
    openWallet: 'Open the wallet',
    print: 'Print the certificate',
    withdrawnTitle: 'Your certificate was withdrawn',
    withdrawn: 'It ended when you lost access. You have access again, so we can issue it again.',
    madeOutTo: (name: string) =>
      `It is made out to ${name}, the name that you gave for this account.`,
    issue: 'Issue the certificate',
    typeName:
      'Type the name that it shall be made out to. The certificate says that you gave the name and that nobody checked it. It stays for this account and cannot be changed later.',
    name: 'Name on the certificate',
    isYours: 'Is this your name?',
    allMadeOutTo: (name: string) => `All certificates of this account are made out to ${name}.`,
    confirm: 'Confirm the name',
  },
  sheet: {
    none: 'No certificate',
    toExam: 'To the final exam',
    afterExam: 'A certificate follows from a passed exam.',
    back: 'Back to the exam',
    title: 'Course certificate',
    lead: 'Visa Success Guide, final exam',
    name: 'Name',
    unchecked: 'entered by the account owner; nobody checked it',
    score: 'Score',
    date: 'Date of the exam',
    goodUntil: 'Good until',
    until: (day: string) => `${day}; rules may have changed after that`,
    content: 'Content',
    edition: (day: string, oldestFact: string) => `edition of ${day}, oldest fact of ${oldestFact}`,
    reading: 'Reading',
    unwatched: "the owner's own statement; nobody watched the exam",
    number: 'Number',
    toVerify: 'To verify',
    address: (address: string) =>
      `${address}, with a code that the holder shows on a phone. This paper alone proves nothing.`,
    note: noteOf(COURSE),
  },
}

export const words = wordsOf('practiceExam', english)
