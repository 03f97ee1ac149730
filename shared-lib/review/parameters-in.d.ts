import type { Parameter } from '../src/dated/dated-parameter';
/** Every dated parameter that modules export, alone or in lists and records; one id once. */
export declare function parametersIn(modules: readonly object[]): readonly Parameter<unknown>[];
