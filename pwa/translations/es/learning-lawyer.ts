import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/lawyer-words.ts'

export const learningLawyer: Translated<typeof english> = {
  lawyerLine:
    'Solo la verdad ayuda. Si tu respuesta pudiera ser sí, habla con un abogado de inmigración con licencia antes de la entrevista.',
}
