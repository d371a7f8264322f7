import type { Term } from '../term.ts'

/** The Spanish words for the terms of consulates, and the reason for each choice. */
export const spanishTerms: readonly Term[] = [
  {
    english: 'visa',
    translation: 'visa',
    never: ['visado', 'visto'],
    reason: 'The embassies in Latin America write "visa". "Visado" is used in Spain only.',
  },
  {
    english: 'consular officer',
    translation: 'oficial consular',
    reason: 'The word of the embassies. "Funcionario" could be any clerk.',
  },
  {
    english: 'interview',
    translation: 'entrevista',
    reason: 'The word in the appointment letters.',
  },
  {
    english: 'petition',
    translation: 'petición',
    never: ['solicitud de USCIS'],
    reason: 'USCIS writes "petición". "Solicitud" is the visa application, which is another form.',
  },
  {
    english: 'petitioner',
    translation: 'peticionario',
    reason: 'The word of USCIS for the person or company that files the petition.',
  },
  {
    english: 'visa application',
    translation: 'solicitud de visa',
    reason: 'The embassies write "solicitud". "Aplicación" is a program on a phone.',
  },
  {
    english: 'status',
    translation: 'estatus',
    reason: 'USCIS writes "estatus migratorio" for the right to stay. "Estado" is also a place.',
  },
  {
    english: 'bond',
    translation: 'fianza',
    never: ['bono', 'vínculo financiero'],
    reason: 'The embassies write "fianza de visa". "Bono" is a bonus.',
  },
  {
    english: 'ties',
    translation: 'vínculos',
    never: ['lazos', 'corbatas'],
    reason:
      'The embassies write "vínculos con su país". "Arraigo" says the same in fewer countries.',
  },
  {
    english: 'refusal',
    translation: 'denegación',
    never: ['rechazo'],
    reason: 'A refusal of section 214(b) is a "denegación". "Rechazo" sounds final.',
  },
  {
    english: 'administrative processing',
    translation: 'procesamiento administrativo',
    reason: 'The translation of the embassies for section 221(g).',
  },
  {
    english: 'interview waiver',
    translation: 'exención de entrevista',
    reason: 'The embassies write "exención". "Perdón" is the waiver of an inadmissibility.',
  },
  {
    english: 'overstay',
    translation: 'permanencia más allá del plazo',
    reason: 'Spanish has no single noun that every country knows.',
  },
  {
    english: 'nonimmigrant',
    translation: 'no inmigrante',
    reason: 'The word on the forms of the embassies.',
  },
  {
    english: 'sponsor',
    translation: 'patrocinador',
    reason: 'The word for a person or an institution that pays or invites.',
  },
]
