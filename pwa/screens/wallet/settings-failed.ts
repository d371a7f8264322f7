/** The spec gives these words. */
export const SETTINGS_FAILED = 'Failed to save settings. Please try again.'
