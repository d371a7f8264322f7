import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/bank/choice-words.ts'

export const learningBankChoice: Translated<typeof english> = {
  visaClass: {
    label: 'Tu clase de visa',
    hint: 'Se guarda en este dispositivo. El plan, las preguntas y el simulador la siguen.',
  },
  panel: {
    title: 'Preguntas de entrevista',
    text: 'Por clase de visa: qué evalúa cada pregunta, un esquema, los patrones de las respuestas débiles y sólidas, qué puede seguir y señales de alerta.',
    read: 'Leer las preguntas',
    practise: 'Practicar las preguntas',
  },
}
