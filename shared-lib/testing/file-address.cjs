// In tests a file that is copied beside the code (`name?file`) has one address, whatever it is.
module.exports = '/files/name'
