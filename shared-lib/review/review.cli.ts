import { readdirSync } from 'node:fs'
import path from 'node:path'
import { microFrontendNames } from '../build/targets'
import { root } from '../build/webpack/base'
import { parametersIn } from '../src/dated/parameters-in'
import { type ReviewLine, review } from '../src/dated/review'
import { lisbonToday } from '../src/dates/iso-date'

// npm run review: which figures of law and market somebody must look at again. It tells; it never fails a build.

const isSource = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file)

const parameterModules = () =>
  Promise.all(
    microFrontendNames().flatMap((name) => {
      const folder = path.join(root, name, 'src/parameters')
      try {
        return readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter(isSource)
          .map((file) => import(path.join(folder, file)) as Promise<object>)
      } catch {
        return [] // a micro-frontend without figures of its own
      }
    }),
  )

const titles = {
  lapsed: 'No value for today: the site says that it does not know',
  due: 'To be looked at again by now',
  soon: 'Within 60 days',
}

const print = ({ id, reviewBy, until, source }: ReviewLine) =>
  console.log(`  ${id}\n    review by ${reviewBy}${until ? `, value ends ${until}` : ''}\n    ${source}`)

const lines = review(parametersIn(await parameterModules()), lisbonToday(new Date()))
if (lines.length === 0) throw new Error('found no parameters: nothing would ever be told')
for (const [standing, title] of Object.entries(titles)) {
  const told = lines.filter((line) => line.standing === standing)
  if (told.length === 0) continue
  console.log(`\n${title} (${told.length})`)
  told.forEach(print)
}
console.log(
  `\n${lines.length} parameters, ${lines.filter(({ standing }) => standing === 'fresh').length} fresh`,
)
