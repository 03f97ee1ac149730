import { roundHalfUpToCent } from 'shared-lib/money/cents'
import type { SalaryInput } from '../salary-input'

/** One pay in one table, worked from the published row. Cents. */
interface TableCase {
  readonly table: string
  readonly change: Partial<SalaryInput>
  readonly withholding: number
  readonly working: string
}

// One for each of the 188 tables, worked with exact decimals from the rows of the order, apart from this program:
// period, region, table, situation, invalidity, dependents, pay, withholding, working. With three dependents the rate of
// the work tables is one point lower.
const table = `
2024-01  mainland  I         single    not_invalid  0  3090.60   757.63   3090,6 × 0,3872 − 439,05
2024-01  mainland  II        single    not_invalid  1  4454.41   1270.85  4454,41 × 0,41 − 521,17 − 1 × 34,29
2024-01  mainland  III       married1  not_invalid  0  940.73    39.03    940,73 × 0,1325 − 0,1325 × 1,4 × (1402,3 − 940,73)
2024-01  mainland  IV        married2  invalid      0  1926.51   81.07    1926,51 × 0,23 − 362,03
2024-01  mainland  V         single    invalid      1  23229.46  9321.51  23229,46 × 0,4717 − 1592,97 − 1 × 42,86
2024-01  mainland  VI        married2  invalid      1  4063.86   815.91   4063,86 × 0,37 − 666,29 − 1 × 21,43
2024-01  mainland  VII       married1  invalid      0  20524.85  7339.36  20524,85 × 0,4717 − 2342,21
2024-01  mainland  VIII      married2  not_invalid  1  3673.15   1027.23  3673,15 × 0,45 − 604,26 − 1 × 21,43
2024-01  mainland  IX        married1  not_invalid  2  9968.97   3430.75  9968,97 × 0,474 − 1208,82 − 2 × 42,86
2024-01  mainland  X         married2  invalid      0  3802.04   786.83   3802,04 × 0,435 − 867,06
2024-01  mainland  XI        married1  invalid      0  2683.74   161.38   2683,74 × 0,231 − 458,56
2024-01  azores    I         married2  not_invalid  0  4084.82   802.84   4084,82 × 0,2804 − 342,54
2024-01  azores    II        single    not_invalid  3  2362.14   204.75   2362,14 × 0,249 − 280,55 − 3 × 34,29
2024-01  azores    III       married1  not_invalid  3  16805.35  3856.81  16805,35 × 0,2875 − 846,15 − 3 × 42,86
2024-01  azores    IV        single    invalid      0  21774.48  6013.89  21774,48 × 0,3255 − 1073,7
2024-01  azores    V         single    invalid      3  6689.69   1148.47  6689,69 × 0,2881 − 650,25 − 3 × 42,86
2024-01  azores    VI        married2  invalid      1  6646.09   1270.24  6646,09 × 0,296 − 675,57 − 1 × 21,43
2024-01  azores    VII       married1  invalid      3  20470.41  4784.61  20470,41 × 0,3202 − 1641,44 − 3 × 42,86
2024-01  madeira   M23-I     single    not_invalid  0  5881.14   1704.68  5881,14 × 0,4229 − 782,45
2024-01  madeira   M23-II    single    not_invalid  2  16836.58  6370.64  16836,58 × 0,4316 − 827,45 − 2 × 34,29
2024-01  madeira   M23-III   married2  not_invalid  3  1573.90   84.73    1573,9 × 0,1895 − 149,23 − 3 × 21,43
2024-01  madeira   M23-IV    married1  not_invalid  0  964.35    25.96    964,35 × 0,1015 − 0,1015 × 1,883 × (1340,67 − 964,35)
2024-01  madeira   M23-V     married1  not_invalid  2  3032.05   379.51   3032,05 × 0,2915 − 418,61 − 2 × 42,86
2024-01  madeira   M23-VI    married2  invalid      0  20573.95  7844.98  20573,95 × 0,467 − 1763,05
2024-01  madeira   M23-VII   single    invalid      1  21771.83  8417.00  21771,83 × 0,467 − 1707,58 − 1 × 42,86
2024-01  madeira   M23-VIII  married2  invalid      1  4251.24   714.62   4251,24 × 0,3562 − 778,24 − 1 × 21,43
2024-01  madeira   M23-IX    married1  invalid      0  22867.98  8074.08  22867,98 × 0,467 − 2605,27
2024-01  madeira   M23-X     married1  invalid      1  2942.97   175.09   2942,97 × 0,2383 − 483,36 − 1 × 42,86
2024-09  mainland  I         single    not_invalid  0  3929.34   527.90   3929,34 × 0,4005 − 1045,8
2024-09  mainland  II        single    not_invalid  1  22278.18  8714.23  22278,18 × 0,4717 − 1760,1 − 1 × 34,29
2024-09  mainland  III       married1  not_invalid  2  14615.40  4223.11  14615,4 × 0,3872 − 1350,25 − 2 × 42,86
2024-09  mainland  IV        married2  invalid      0  14599.44  4689.87  14599,44 × 0,4495 − 1872,58
2024-09  mainland  V         single    invalid      1  23353.71  8653.91  23353,71 × 0,4717 − 2319,18 − 1 × 42,86
2024-09  mainland  VI        married2  invalid      1  5133.07   580.56   5133,07 × 0,3484 − 1186,37 − 1 × 21,43
2024-09  mainland  VII       married1  invalid      0  3531.29   95.21    3531,29 × 0,1297 − 362,8
2024-09  mainland  VIII      married2  not_invalid  2  4848.63   927.25   4848,63 × 0,45 − 1211,775 − 2 × 21,43
2024-09  mainland  IX        married1  not_invalid  2  3665.08   159.93   3665,08 × 0,3452 − 1019,54 − 2 × 42,86
2024-09  mainland  X         married2  invalid      3  22435.29  9394.64  22435,29 × 0,53 − 2431,77 − 3 × 21,43
2024-09  mainland  XI        married1  invalid      3  4999.90   384.18   4999,9 × 0,3302 − 1138,21 − 3 × 42,86
2024-09  azores    I         married2  not_invalid  3  13889.90  3246.32  13889,9 × 0,3046 − 920,25 − 3 × 21,43
2024-09  azores    II        single    not_invalid  1  2091.46   0.09     2091,46 × 0,0746 − 121,64 − 1 × 34,29
2024-09  azores    III       married1  not_invalid  0  2549.45   6.04     2549,45 × 0,0165 − 36,03
2024-09  azores    IV        single    invalid      0  6962.87   978.79   6962,87 × 0,3102 − 1181,09
2024-09  azores    V         single    invalid      2  7155.80   932.50   7155,8 × 0,3102 − 1201,51 − 2 × 42,86
2024-09  azores    VI        married2  invalid      1  21355.28  5169.22  21355,28 × 0,3255 − 1760,49 − 1 × 21,43
2024-09  azores    VII       married1  invalid      3  4107.34   24.32    4107,34 × 0,2423 − 842,31 − 3 × 42,86
2024-09  madeira   I         single    not_invalid  0  4031.05   235.59   4031,05 × 0,1942 − 547,24
2024-09  madeira   II        single    not_invalid  1  22622.89  7802.74  22622,89 × 0,467 − 2727,86 − 1 × 34,29
2024-09  madeira   III       married1  not_invalid  3  6411.55   24.47    6411,55 × 0,1703 − 938,84 − 3 × 42,86
2024-09  madeira   IV        married2  invalid      0  2018.45   3.45     2018,45 × 0,0364 − 70,02
2024-09  madeira   V         single    invalid      1  13902.60  4220.46  13902,6 × 0,445 − 1923,34 − 1 × 42,86
2024-09  madeira   VI        married2  invalid      3  6001.34   465.30   6001,34 × 0,3396 − 1508,47 − 3 × 21,43
2024-09  madeira   VII       married1  invalid      1  20386.09  6178.88  20386,09 × 0,467 − 3298,56 − 1 × 42,86
2024-11  mainland  I         married2  not_invalid  1  4149.32   1138.88  4149,32 × 0,4005 − 501,49 − 1 × 21,43
2024-11  mainland  II        single    not_invalid  1  906.53    6.20     906,53 × 0,13 − 0,13 × 2,6 × (1135,39 − 906,53) − 1 × 34,29
2024-11  mainland  III       married1  not_invalid  2  5012.40   944.05   5012,4 × 0,3072 − 510,04 − 2 × 42,86
2024-11  mainland  IV        single    invalid      0  5145.57   1203.17  5145,57 × 0,4005 − 857,63
2024-11  mainland  V         single    invalid      1  22365.75  8763.28  22365,75 × 0,4717 − 1743,78 − 1 × 42,86
2024-11  mainland  VI        married2  invalid      3  3561.08   463.29   3561,08 × 0,345 − 700,99 − 3 × 21,43
2024-11  mainland  VII       married1  invalid      3  3803.94   204.78   3803,94 × 0,2972 − 797,17 − 3 × 42,86
2024-11  mainland  VIII      single    not_invalid  0  2617.71   563.74   2617,71 × 0,435 − 574,96
2024-11  mainland  IX        married1  not_invalid  1  2127.10   198.44   2127,1 × 0,224 − 235,17 − 1 × 42,86
2024-11  mainland  X         single    invalid      2  2533.57   155.37   2533,57 × 0,355 − 675,47 − 2 × 34,29
2024-11  mainland  XI        married1  invalid      1  4469.66   579.28   4469,66 × 0,367 − 1018,23 − 1 × 42,86
2024-11  azores    I         single    not_invalid  0  939.56    25.73    939,56 × 0,091 − 0,091 × 2,6 × (1192,17 − 939,56)
2024-11  azores    II        single    not_invalid  3  2274.92   167.40   2274,92 × 0,2385 − 272,3 − 3 × 34,29
2024-11  azores    III       married1  not_invalid  0  5712.30   831.34   5712,3 × 0,2151 − 397,38
2024-11  azores    IV        married2  invalid      0  25228.95  7147.66  25228,95 × 0,3255 − 1064,36
2024-11  azores    V         single    invalid      1  21097.87  5635.80  21097,87 × 0,3255 − 1188,7 − 1 × 42,86
2024-11  azores    VI        married2  invalid      1  2745.06   93.02    2745,06 × 0,224 − 500,44 − 1 × 21,43
2024-11  azores    VII       married1  invalid      1  25009.04  6442.92  25009,04 × 0,3255 − 1654,66 − 1 × 42,86
2024-11  madeira   I         married2  not_invalid  3  5224.15   1212.10  5224,15 × 0,3785 − 700,95 − 3 × 21,43
2024-11  madeira   II        single    not_invalid  1  1018.51   18.73    1018,51 × 0,126 − 75,31 − 1 × 34,29
2024-11  madeira   III       married1  not_invalid  0  1058.14   12.23    1058,14 × 0,0928 − 85,97
2024-11  madeira   IV        single    invalid      0  4884.68   858.17   4884,68 × 0,3885 − 1039,53
2024-11  madeira   V         single    invalid      1  2812.00   92.49    2812 × 0,2305 − 512,82 − 1 × 42,86
2024-11  madeira   VI        married2  invalid      3  4857.57   651.00   4857,57 × 0,3423 − 947,46 − 3 × 21,43
2024-11  madeira   VII       married1  invalid      2  22461.84  7548.11  22461,84 × 0,467 − 2855,85 − 2 × 42,86
2024-11  madeira   VIII      single    not_invalid  1  5147.33   1506.81  5147,33 × 0,4656 − 855,5 − 1 × 34,29
2024-11  madeira   IX        married1  not_invalid  1  15031.95  5475.43  15031,95 × 0,4365 − 1043,16 − 1 × 42,86
2024-11  madeira   X         single    invalid      0  20596.53  8912.29  20596,53 × 0,5247 − 1894,71
2024-11  madeira   XI        married1  invalid      1  5657.48   715.83   5657,48 × 0,465 − 1872,04 − 1 × 42,86
2025-01  mainland  I         single    not_invalid  0  1042.72   75.16    1042,72 × 0,165 − 0,165 × 1,35 × (1477,67 − 1042,72)
2025-01  mainland  II        single    not_invalid  3  4689.06   1220.18  4689,06 × 0,3905 − 508,03 − 3 × 34,29
2025-01  mainland  III       married1  not_invalid  3  4678.02   746.48   4678,02 × 0,2972 − 515,25 − 3 × 42,86
2025-01  mainland  IV        married2  invalid      0  22814.34  9113.21  22814,34 × 0,4717 − 1648,31
2025-01  mainland  V         single    invalid      1  4756.83   928.17   4756,83 × 0,3872 − 870,81 − 1 × 42,86
2025-01  mainland  VI        married2  invalid      2  22124.65  8652.72  22124,65 × 0,4717 − 1740,62 − 2 × 21,43
2025-01  mainland  VII       married1  invalid      0  3568.36   296.93   3568,36 × 0,2594 − 628,7
2025-01  mainland  VIII      married2  not_invalid  0  1056.23   55.40    1056,23 × 0,165 − 0,165 × 1,35 × (1589,9 − 1056,23)
2025-01  mainland  IX        married1  not_invalid  0  1123.00   44.79    1123 × 0,13 − 101,2
2025-01  mainland  X         married2  invalid      0  2631.91   252.27   2631,91 × 0,355 − 682,06
2025-01  mainland  XI        married1  invalid      0  3216.35   205.35   3216,35 × 0,241 − 569,79
2025-01  azores    I         married2  not_invalid  0  2645.38   383.75   2645,38 × 0,271 − 333,15
2025-01  azores    II        single    not_invalid  3  4291.57   694.03   4291,57 × 0,2704 − 363,54 − 3 × 34,29
2025-01  azores    III       married1  not_invalid  2  4343.27   447.07   4343,27 × 0,2151 − 401,45 − 2 × 42,86
2025-01  azores    IV        single    invalid      0  2737.22   153.32   2737,22 × 0,271 − 588,47
2025-01  azores    V         single    invalid      3  3434.39   114.48   3434,39 × 0,261 − 653,32 − 3 × 42,86
2025-01  azores    VI        married2  invalid      2  6454.19   1051.57  6454,19 × 0,2804 − 715,32 − 2 × 21,43
2025-01  azores    VII       married1  invalid      3  6771.78   485.64   6771,78 × 0,2051 − 774,67 − 3 × 42,86
2025-01  madeira   I         single    not_invalid  0  958.25    35.81    958,25 × 0,126 − 0,126 × 1,35 × (1457,56 − 958,25)
2025-01  madeira   II        single    not_invalid  1  955.89    0.82     955,89 × 0,126 − 0,126 × 1,35 × (1457,56 − 955,89) − 1 × 34,29
2025-01  madeira   III       married1  not_invalid  2  5877.15   826.45   5877,15 × 0,2283 − 429,58 − 2 × 42,86
2025-01  madeira   IV        married2  invalid      0  4765.56   811.89   4765,56 × 0,3885 − 1039,53
2025-01  madeira   V         single    invalid      3  6714.49   1330.83  6714,49 × 0,4044 − 1255,93 − 3 × 42,86
2025-01  madeira   VI        married2  invalid      2  6679.63   1411.82  6679,63 × 0,4144 − 1313,36 − 2 × 21,43
2025-01  madeira   VII       married1  invalid      2  3348.63   7.64     3348,63 × 0,1942 − 556,94 − 2 × 42,86
2025-01  madeira   VIII      married2  not_invalid  0  1738.04   177.05   1738,04 × 0,2393 − 238,86
2025-01  madeira   IX        married1  not_invalid  0  1114.65   16.13    1114,65 × 0,0928 − 87,31
2025-01  madeira   X         married2  invalid      0  2102.33   10.11    2102,33 × 0,2293 − 471,95
2025-01  madeira   XI        married1  invalid      0  5490.90   689.66   5490,9 × 0,38 − 1396,88
2025-08  mainland  I         married2  not_invalid  2  11164.43  2907.88  11164,43 × 0,4495 − 2067,67 − 2 × 21,43
2025-08  mainland  II        single    not_invalid  3  22842.91  7927.12  22842,91 × 0,4617 − 2516,58 − 3 × 34,29
2025-08  mainland  III       married1  not_invalid  1  2925.42   1.84     2925,42 × 0,0514 − 105,67 − 1 × 42,86
2025-08  mainland  IV        single    invalid      0  2548.87   13.85    2548,87 × 0,0326 − 69,24
2025-08  mainland  V         single    invalid      1  6816.09   167.68   6816,09 × 0,1191 − 601,26 − 1 × 42,86
2025-08  mainland  VI        married2  invalid      3  16111.43  4079.22  16111,43 × 0,4395 − 2937,46 − 3 × 21,43
2025-08  mainland  VII       married1  invalid      3  24843.79  7835.06  24843,79 × 0,4617 − 3506,74 − 3 × 42,86
2025-08  mainland  VIII      single    not_invalid  0  3202.44   113.27   3202,44 × 0,0862 − 162,78
2025-08  azores    I         married2  not_invalid  1  2302.60   3.83     2302,6 × 0,0366 − 59,02 − 1 × 21,43
2025-08  azores    II        single    not_invalid  1  3375.58   52.58    3375,58 × 0,0973 − 241,57 − 1 × 34,29
2025-08  azores    III       married1  not_invalid  1  21236.78  4319.33  21236,78 × 0,3146 − 2318,9 − 1 × 42,86
2025-08  azores    IV        single    invalid      0  2853.09   16.04    2853,09 × 0,0258 − 57,57
2025-08  azores    V         single    invalid      1  4128.83   3.35     4128,83 × 0,0366 − 104,91 − 1 × 42,86
2025-08  azores    VI        married2  invalid      2  6511.99   84.41    6511,99 × 0,041 − 139,72 − 2 × 21,43
2025-08  azores    VII       married1  invalid      1  5741.14   53.27    5741,14 × 0,054 − 213,89 − 1 × 42,86
2025-08  madeira   I         single    not_invalid  0  1937.26   15.20    1937,26 × 0,0225 − 28,39
2025-08  madeira   II        single    not_invalid  1  2809.65   6.50     2809,65 × 0,0339 − 54,46 − 1 × 34,29
2025-08  madeira   III       married1  not_invalid  0  7214.74   395.81   7214,74 × 0,3789 − 2337,85
2025-08  madeira   IV        married2  invalid      0  4376.33   49.25    4376,33 × 0,03 − 82,04
2025-08  madeira   V         single    invalid      1  6952.44   132.62   6952,44 × 0,1012 − 528,11 − 1 × 42,86
2025-08  madeira   VI        married2  invalid      3  19912.76  5375.86  19912,76 × 0,4254 − 3030,74 − 3 × 21,43
2025-08  madeira   VII       married1  invalid      3  24573.33  7101.92  24573,33 × 0,4474 − 3763,61 − 3 × 42,86
2025-10  mainland  I         married2  not_invalid  1  1052.12   55.15    1052,12 × 0,16 − 0,16 × 1,35 × (1476,91 − 1052,12) − 1 × 21,43
2025-10  mainland  II        single    not_invalid  3  5884.22   1681.68  5884,22 × 0,4395 − 801,56 − 3 × 34,29
2025-10  mainland  III       married1  not_invalid  1  22156.15  7613.37  22156,15 × 0,4717 − 2794,83 − 1 × 42,86
2025-10  mainland  IV        single    invalid      0  4567.92   948.11   4567,92 × 0,3836 − 804,14
2025-10  mainland  V         single    invalid      3  18193.19  6536.97  18193,19 × 0,4395 − 1330,36 − 3 × 42,86
2025-10  mainland  VI        married2  invalid      3  4349.66   709.61   4349,66 × 0,339 − 700,63 − 3 × 21,43
2025-10  mainland  VII       married1  invalid      2  2923.94   52.45    2923,94 × 0,2307 − 536,38 − 2 × 42,86
2025-10  mainland  VIII      single    not_invalid  0  5751.68   1913.77  5751,68 × 0,446 − 651,48
2025-10  azores    I         married2  not_invalid  0  22978.71  6692.57  22978,71 × 0,3302 − 895
2025-10  azores    II        single    not_invalid  1  2762.56   361.89   2762,56 × 0,2685 − 345,57 − 1 × 34,29
2025-10  azores    III       married1  not_invalid  0  2353.87   136.96   2353,87 × 0,1615 − 243,19
2025-10  azores    IV        single    invalid      0  2694.43   130.02   2694,43 × 0,2443 − 528,23
2025-10  azores    V         single    invalid      3  6278.72   859.21   6278,72 × 0,2679 − 694,28 − 3 × 42,86
2025-10  azores    VI        married2  invalid      2  2430.93   4.43     2430,93 × 0,1708 − 367,91 − 2 × 21,43
2025-10  azores    VII       married1  invalid      2  6728.61   576.52   6728,61 × 0,2053 − 719,14 − 2 × 42,86
2025-10  madeira   I         single    not_invalid  0  18724.83  6810.59  18724,83 × 0,422 − 1091,29
2025-10  madeira   II        single    not_invalid  1  1721.45   128.25   1721,45 × 0,2251 − 224,96 − 1 × 34,29
2025-10  madeira   III       married1  not_invalid  1  6637.31   872.48   6637,31 × 0,3509 − 1413,69 − 1 × 42,86
2025-10  madeira   IV        married2  invalid      0  5797.33   1055.09  5797,33 × 0,3635 − 1052,24
2025-10  madeira   V         single    invalid      2  21822.30  7830.17  21822,3 × 0,4574 − 2065,63 − 2 × 42,86
2025-10  madeira   VI        married2  invalid      3  5005.04   531.36   5005,04 × 0,3117 − 964,42 − 3 × 21,43
2025-10  madeira   VII       married1  invalid      0  7394.10   974.05   7394,1 × 0,4106 − 2061,97
2026-01  mainland  I         married2  not_invalid  2  4483.21   1204.91  4483,21 × 0,3969 − 531,62 − 2 × 21,43
2026-01  mainland  II        single    not_invalid  2  1160.12   19.19    1160,12 × 0,212 − 158,18 − 2 × 34,29
2026-01  mainland  III       married1  not_invalid  0  1071.46   31.60    1071,46 × 0,125 − 0,125 × 1,35 × (1677,85 − 1071,46)
2026-01  mainland  IV        single    invalid      0  6408.89   1667.14  6408,89 × 0,3969 − 876,55
2026-01  mainland  V         single    invalid      3  3149.38   215.64   3149,38 × 0,339 − 723,42 − 3 × 42,86
2026-01  mainland  VI        married2  invalid      3  6901.82   1650.09  6901,82 × 0,3869 − 955,93 − 3 × 21,43
2026-01  mainland  VII       married1  invalid      3  14951.47  4407.11  14951,47 × 0,4144 − 1660,2 − 3 × 42,86
2026-01  mainland  VIII      single    not_invalid  0  1097.84   60.20    1097,84 × 0,157 − 0,157 × 1,35 × (1627,01 − 1097,84)
2026-01  mainland  IX        married1  not_invalid  0  1134.10   43.88    1134,1 × 0,125 − 97,88
2026-01  mainland  X         single    invalid      0  4108.58   825.07   4108,58 × 0,431 − 945,73
2026-01  mainland  XI        married1  invalid      0  3361.29   233.26   3361,29 × 0,3017 − 780,84
2026-01  azores    I         single    not_invalid  0  2197.68   241.55   2197,68 × 0,2443 − 295,34
2026-01  azores    II        single    not_invalid  1  1377.95   48.34    1377,95 × 0,1687 − 149,83 − 1 × 34,29
2026-01  azores    III       married1  not_invalid  2  5669.58   679.98   5669,58 × 0,2017 − 377,85 − 2 × 42,86
2026-01  azores    IV        married2  invalid      0  2888.27   178.19   2888,27 × 0,2685 − 597,31
2026-01  azores    V         single    invalid      2  21965.49  5837.80  21965,49 × 0,3255 − 1226,25 − 2 × 42,86
2026-01  azores    VI        married2  invalid      3  2953.40   48.75    2953,4 × 0,2077 − 500,38 − 3 × 21,43
2026-01  azores    VII       married1  invalid      2  17631.68  3741.89  17631,68 × 0,2926 − 1331,42 − 2 × 42,86
2026-01  azores    VIII      married2  not_invalid  0  1077.05   5.07     1077,05 × 0,1099 − 0,1099 × 1,35 × (1840,67 − 1077,05)
2026-01  azores    IX        married1  not_invalid  0  3393.59   383.03   3393,59 × 0,2263 − 384,94
2026-01  azores    X         married2  invalid      0  18951.46  5586.92  18951,46 × 0,3657 − 1343,63
2026-01  azores    XI        married1  invalid      0  15721.23  3903.37  15721,23 × 0,3288 − 1265,77
2026-01  madeira   I         married2  not_invalid  1  2259.46   242.32   2259,46 × 0,223 − 240,11 − 1 × 21,43
2026-01  madeira   II        single    not_invalid  1  6668.44   1401.70  6668,44 × 0,2802 − 432,51 − 1 × 34,29
2026-01  madeira   III       married1  not_invalid  1  3515.65   244.73   3515,65 × 0,1404 − 206,01 − 1 × 42,86
2026-01  madeira   IV        single    invalid      0  4590.67   493.95   4590,67 × 0,2289 − 556,85
2026-01  madeira   V         single    invalid      3  12624.15  2534.53  12624,15 × 0,2958 − 1071,11 − 3 × 42,86
2026-01  madeira   VI        married2  invalid      2  5060.63   526.56   5060,63 × 0,228 − 584,4 − 2 × 21,43
2026-01  madeira   VII       married1  invalid      3  25131.84  5319.37  25131,84 × 0,3178 − 2538,95 − 3 × 42,86
2026-01  madeira   VIII      single    not_invalid  0  986.16    1.93     986,16 × 0,0872 − 0,0872 × 2,6 × (1356,92 − 986,16)
2026-01  madeira   IX        married1  not_invalid  0  4502.71   693.01   4502,71 × 0,2808 − 571,35
2026-01  madeira   X         single    invalid      0  4976.51   792.82   4976,51 × 0,3122 − 760,85
2026-01  madeira   XI        married1  invalid      0  5880.88   443.38   5880,88 × 0,2554 − 1058,6
`

function readCase(line: string): TableCase {
  const [period, region, id = '', situation, invalidity, dependents, pay, withholding, ...working] =
    line.split(/\s+/)
  const pension = ['VIII', 'IX', 'X', 'XI'].includes(id)
  return {
    table: `${period} ${region} ${id}`,
    change: {
      period,
      region,
      employment: pension ? 'pensioner' : 'employed',
      fiscalSituation: situation,
      invalidity,
      dependents: Number(dependents),
      wage: roundHalfUpToCent(Number(pay)),
      rounding: 'cents',
    } as Partial<SalaryInput>,
    withholding: roundHalfUpToCent(Number(withholding)),
    working: working.join(' '),
  }
}

export const tableCases: readonly TableCase[] = table.trim().split('\n').map(readCase)
