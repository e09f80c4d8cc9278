// node run.mjs <address>: Lighthouse in its form for a phone; prints the figures that the bench shows, as JSON.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const chrome = await launch({
  chromePath: process.env.PASO_BROWSER,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})
try {
  const result = await lighthouse(process.argv[2], {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name) => Math.round(categories[name].score * 100)
  const value = (name) => audits[name].numericValue
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      paint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    }),
  )
} finally {
  chrome.kill()
}
