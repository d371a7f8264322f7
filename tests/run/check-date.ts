/**
 * Throws if the clock shows another day than the day of the run. On another day, the content,
 * certificates and cards can be older than the tests expect.
 */
const { TEST_BEGINS = '' } = process.env
const DAY_MS = 86_400_000
const passedMs = Date.now() - Date.parse(TEST_BEGINS)

if (TEST_BEGINS !== 'today' && !(passedMs >= 0 && passedMs < DAY_MS))
  throw new Error(`A run begins at ${TEST_BEGINS}, and here it is ${new Date().toISOString()}.`)
