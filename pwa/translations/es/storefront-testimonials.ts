import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/testimonials/words.ts'

export const storefrontTestimonials: Translated<typeof english> = {
  student: {
    name: 'Estudiante',
    country: 'País',
    university: 'Universidad',
    text: 'Aquí, un estudiante dice con sus propias palabras para qué pregunta de la entrevista tenía una respuesta preparada.',
  },
  engineer: {
    name: 'Profesional de ingeniería',
    country: 'País',
    company: 'Empresa',
    text: 'Aquí, un profesional de ingeniería cuenta qué descubrió al comparar su perfil con la petición.',
  },
  visitor: {
    name: 'Visitante',
    country: 'País',
    purpose: 'Visita familiar',
    text: 'Aquí, un visitante describe qué documentos llevó y cuál pidió el oficial.',
  },
  trainee: {
    name: 'Aprendiz',
    country: 'País',
    program: 'Programa de capacitación',
    text: 'Aquí, un aprendiz cuenta cómo practicar en voz alta cambió su manera de explicar el plan de capacitación.',
  },
}
