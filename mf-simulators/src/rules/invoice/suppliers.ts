import { type Found, found } from './found'
import type { Line } from './text-item'

/**
 * Suppliers by ERSE's code, with their brands and legal names as folded text. A brand that is also an ordinary word
 * counts in its legal form only.
 */
const suppliers: Readonly<Record<string, RegExp>> = {
  ACCIONA: /acciona/g,
  ALFAENERGIA: /alfa energia/g,
  AUDAX: /audax/g,
  AXPO: /\baxpo\b/g,
  COOP: /cooperni?co/g,
  CUR: /(?:lisboa|lusitania|set|tagus|beira|duriense|diana|medi|pax)gas[, -]*(?:comercializa|servico universal|cur\b)|(?:edp|su) gas(?:[, -]*servico universal)?\b|sonorgas/g,
  DOUROGAS: /dourogas/g,
  EDPC: /edp comercial|\bedp\.pt|\bedp\b(?! (?:distribuicao|servico universal|gas|renovaveis))/g,
  EDPSU: /su eletricidade|edp servico universal|sueletricidade/g,
  ELERGONE: /elergone/g,
  END: /endesa/g,
  ENIPLENITUDE: /plenitude/g,
  EZUENERGIA: /\bezu\b|ezuenergia/g,
  G9ENERGY: /\bg9\b|g9energy/g,
  GALP: /\bgalp\b|galp\.|petrogal/g,
  GOLD: /gold ?energy/g,
  IBD: /iberdrola/g,
  IBELECTRA: /ibelectra/g,
  JAFPLUS: /jaf ?plus/g,
  LOGICA: /logica energy|logicaenergy/g,
  LUZBOA: /luz ?boa/g,
  LUZIGAS: /luzigas/g,
  MEOENERGIA: /meo energia|meoenergia/g,
  MOEVE: /\bmoeve\b|\bcepsa\b/g,
  MUON: /\bmuon\b/g,
  NABALIAENERGIA: /nabalia/g,
  NOSSAENERGIA: /nossa energia,? (?:s\.?a|lda)|nossaenergia/g,
  OENEO: /\boeneo\b/g,
  PORTULOGOS: /portulogos/g,
  REPSOL: /repsol/g,
  SUNCORE: /suncore/g,
  USENERGY: /us ?energy/g,
  YESENERGY: /yes ?energy/g,
  'ZUG POWER': /\bzug\b/g,
}

/** Lines that name a supplier for sure: its registration, its address in the web, the label itself. */
const own =
  /capital social|matriculad|conservatoria|nipc|contribuinte|s\.\s?a\.?|\blda\b|comercializador|www\.|@|\.pt\b/
const distributor = /distribui|e-redes|operador d[ea] rede|deco|erse/
const firstLines = 6

const weightOf = ({ plain }: Line, at: number) =>
  distributor.test(plain) ? 0 : 1 + (own.test(plain) ? 3 : 0) + (at < firstLines ? 2 : 0)

/** The supplier that the invoice names most, its registration and its head counting more. */
export function supplierIn(lines: readonly Line[]): Found<string> | undefined {
  const scores = Object.entries(suppliers)
    .map(([code, pattern]) => {
      const named = lines.flatMap((line, at) =>
        line.plain.match(pattern) ? [{ line, weight: weightOf(line, at) }] : [],
      )
      const best = named.toSorted((a, b) => b.weight - a.weight)
      return {
        code,
        score: named.reduce((sum, { weight }) => sum + weight, 0),
        lines: best.map(({ line }) => line),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first) return undefined
  const clear = !second || first.score >= 2 * second.score
  return found(
    first.code,
    first.lines.slice(0, 1),
    clear ? 'sure' : 'check',
    clear ? undefined : 'A fatura fala de mais de uma comercializadora.',
  )
}
