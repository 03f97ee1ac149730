export { teardown as default } from './postgres-for-tests'
