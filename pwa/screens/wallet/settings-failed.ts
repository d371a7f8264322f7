/** The spec's words. */
export const SETTINGS_FAILED = 'Failed to save settings. Please try again.'
