import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/ds160/rules/words.ts'

export const learningDs160Rules: Translated<typeof english> = {
  rules: {
    'passport-ends-before-it-begins': 'El pasaporte vence el día de su emisión o antes.',
    'passport-before-birth': 'El pasaporte se emitió antes de que nacieras.',
    'passport-ends-before-the-trip':
      'El pasaporte vence antes del final de tu estadía. Mira lo que dice la página oficial, y si primero necesitas uno nuevo.',
    'passport-of-another-country':
      'El pasaporte es de un país que no está entre tus nacionalidades.',
    'nationality-twice': 'Tu nacionalidad aparece otra vez entre las demás.',
    'post-elsewhere':
      'La embajada o el consulado no está ni en el país de tu nacionalidad ni donde vives. La mayoría de las personas presenta la solicitud en uno de los dos.',
    'visa-before-birth': 'Tu última visa se emitió antes de que nacieras.',
    'no-visa-but-one-lost':
      'Nunca tuviste una visa de Estados Unidos, pero una se perdió, fue robada, cancelada o revocada.',
    'us-number-without-a-visit':
      'Tienes un número de Seguro Social o de contribuyente de Estados Unidos, pero nunca estuviste en Estados Unidos. Es posible. Prepárate para explicarlo.',
    'father-younger': 'Tu padre nació después que tú.',
    'mother-younger': 'Tu madre nació después que tú.',
    'job-before-birth': 'Tu trabajo empezó antes de que nacieras.',
    'school-before-birth': 'Tus estudios empezaron antes de que nacieras.',
    'last-job-ends-first': 'Tu trabajo anterior termina antes de empezar.',
    'school-ends-first': 'Tus estudios terminan antes de empezar.',
    'jobs-overlap':
      'El trabajo actual empezó antes de que terminara el anterior. Si tuviste los dos a la vez, prepárate para decirlo.',
    'spouse-of-a-single':
      'Tu estado civil indica soltería, pero se nombra a un cónyuge o una pareja.',
    'married-without-a-spouse':
      'Tu estado civil indica matrimonio, pero no se nombra a ningún cónyuge.',
    'divorced-without-a-spouse':
      'Tu estado civil indica divorcio, pero no se nombra a ningún excónyuge.',
    'contact-is-a-relative':
      'Tu contacto es un familiar o tu cónyuge, pero no tienes familiares en Estados Unidos.',
    'employed-without-an-employer':
      'Tienes empleo o estudias, pero no se nombra ningún empleador ni centro de estudios.',
    'employer-without-work': 'No trabajas, pero se nombra un empleador actual.',
    'pays-alone-without-income':
      'Pagas tú, pero no tienes trabajo ni indicas ingresos. Prepárate para mostrar de dónde viene el dinero.',
    'payer-without-a-name': 'Paga otra persona, pero no se nombra a nadie como pagador.',
    'stay-beyond-leave':
      'Tu estadía es más larga que tu permiso en el trabajo. Di qué pasa con tu trabajo, o planea una estadía más corta.',
    'stay-said-otherwise':
      'La duración de tu estadía en el formulario es distinta de la que vale para la entrevista.',
    'payer-said-otherwise':
      'El pagador en el formulario es distinto del que vale para la entrevista.',
    'school-said-otherwise':
      'El centro de estudios o el programa tiene en el formulario otro nombre que en tu entrevista.',
    'employer-said-otherwise':
      'El empleador en Estados Unidos tiene en el formulario otro nombre que en tu entrevista.',
    'refusal-said-otherwise':
      'El formulario y la entrevista difieren en si alguna vez recibiste una denegación. El registro lo sabe.',
    'employer-of-cv': 'Tu currículum nombra otro empleador actual.',
    'title-of-cv': 'Tu currículum da otro cargo.',
    'start-of-cv': 'Tu currículum da otra fecha de inicio de tu trabajo actual.',
    'school-of-cv': 'Tu currículum nombra otro centro de estudios como el último.',
    'school-end-of-cv': 'Tu currículum da otra fecha de término de tus últimos estudios.',
    'profile-not-on-form':
      'Tu currículum nombra un perfil que no está entre los identificadores de redes sociales.',
  },
  behindNo: (label: string) =>
    `Respondiste “no”, pero hay algo en “${label}”. Responde “sí” para verlo, y luego conserva lo que es verdad.`,
  quoted: (text: string) => `“${text}”`,
  otherLengths: (lengths: string) =>
    `En el simulador de entrevistas escribiste ${lengths}; el formulario tiene otra duración de la estadía.`,
}
