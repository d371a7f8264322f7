/** The message of the spec for settings that could not be saved. */
export const SETTINGS_FAILED = 'Failed to save settings. Please try again.'
