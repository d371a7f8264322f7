/** The app shows one tip each day. A tip is advice on practising, without facts that can become old. */
export const tips: string[] = [
  'Say your purpose in one sentence, aloud, three times, with different words.',
  'Let somebody ask you the simulator questions in random order.',
  'Compare your DS-160 with your profiles, line by line.',
  'Read one wrong answer of your last practice test and its reason.',
  'Record an answer, listen to it, and remove the first sentence if it says nothing.',
  'Explain your work or study to somebody outside your field.',
  'Write the Application ID and the security answer on paper, if you have not yet.',
  'Look at the page of your embassy or consulate: what does it say about phones?',
  'Answer a question with "I do not know" when that is true. Then say what you do know.',
  'Take a paper from your folder and say in one sentence what it proves.',
  'Practise in English, also when the questions seem easy.',
  'Stop after three sentences. Silence is not a mistake.',
]
