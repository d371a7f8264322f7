import type { OtherLanguage } from '#contracts/language/languages.ts'
import esFree from './es/free.json' with { type: 'json' }
import esPool from './es/pool.json' with { type: 'json' }
import esFacts from './es/facts.json' with { type: 'json' }
import esLookup from './es/lookup.json' with { type: 'json' }
import esValues from './es/values.json' with { type: 'json' }
import esPaths from './es/paths.json' with { type: 'json' }
import esSheets from './es/sheets.json' with { type: 'json' }
import esForm from './es/form.json' with { type: 'json' }
import esReadings from './es/readings.json' with { type: 'json' }
import esPools from './es/pools.json' with { type: 'json' }
import esAsked from './es/asked.json' with { type: 'json' }
import esBank from './es/bank.json' with { type: 'json' }
import arFree from './ar/free.json' with { type: 'json' }
import arPool from './ar/pool.json' with { type: 'json' }
import arFacts from './ar/facts.json' with { type: 'json' }
import arLookup from './ar/lookup.json' with { type: 'json' }
import arValues from './ar/values.json' with { type: 'json' }
import arPaths from './ar/paths.json' with { type: 'json' }
import arSheets from './ar/sheets.json' with { type: 'json' }
import arForm from './ar/form.json' with { type: 'json' }
import arReadings from './ar/readings.json' with { type: 'json' }
import arPools from './ar/pools.json' with { type: 'json' }
import arAsked from './ar/asked.json' with { type: 'json' }
import arBank from './ar/bank.json' with { type: 'json' }
import { type Dictionary, openTranslator, type Translator } from './translator.ts'

/** The translated texts of each language, in the files of their groups. */
export const DICTIONARIES: Record<OtherLanguage, readonly Dictionary[]> = {
  es: [
    esFree,
    esPool,
    esFacts,
    esLookup,
    esValues,
    esPaths,
    esSheets,
    esForm,
    esReadings,
    esPools,
    esAsked,
    esBank,
  ],
  ar: [
    arFree,
    arPool,
    arFacts,
    arLookup,
    arValues,
    arPaths,
    arSheets,
    arForm,
    arReadings,
    arPools,
    arAsked,
    arBank,
  ],
}

export const TRANSLATORS: Record<OtherLanguage, Translator> = {
  es: openTranslator('es', Object.assign({}, ...DICTIONARIES.es) as Dictionary),
  ar: openTranslator('ar', Object.assign({}, ...DICTIONARIES.ar) as Dictionary),
}
