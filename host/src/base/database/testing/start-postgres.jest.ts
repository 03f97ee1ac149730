export { setup as default } from './postgres-for-tests'
