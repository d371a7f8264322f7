import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/lawyer-words.ts'

export const learningLawyer: Translated<typeof english> = {
  lawyerLine:
    'الحقيقة وحدها تفيد. إذا كان من الممكن أن تكون إجابتك نعم، فتحدث قبل المقابلة إلى محام مرخّص في شؤون الهجرة.',
}
