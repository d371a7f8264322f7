import { bankQuestions } from '#api/learning/content/interview-questions/bank-questions.ts'
for (const q of bankQuestions) process.stdout.write(`${q.id}|${q.title}|${q.classes.join('/')}|${q.theme}|${q.sensitive ? 'S' : ''}${q.inSimulator ? '*' : ''}|${q.strong ?? ''}\n`)
