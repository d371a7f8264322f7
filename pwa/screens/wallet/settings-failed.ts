/** The message of the spec for settings that could not be stored. */
export const SETTINGS_FAILED = 'Failed to save settings. Please try again.'
