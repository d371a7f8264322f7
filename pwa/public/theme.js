// Sets the theme before the first paint. This script is a separate file, because the content
// security policy refuses inline scripts.
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
