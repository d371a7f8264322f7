// Sets the theme before the first paint; a file of its own because the policy refuses inline scripts.
;(function () {
  var preference = null
  try {
    preference = localStorage.getItem('theme')
  } catch (error) {
    preference = null
  }
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = preference === 'dark' || (preference !== 'light' && prefersDark)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
