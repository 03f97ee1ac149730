/**
 * The only door to class-validator: named imports of the few parts we use, so that a bundle carries 7 KiB of it.
 * Imported whole, or shared between micro-frontends, it weighs 100 KiB.
 */
export {
  Equals,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  Length,
  Matches,
  ValidateBy,
  validateSync,
} from 'class-validator'
