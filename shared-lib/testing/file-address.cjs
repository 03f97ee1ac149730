// In tests a file that is copied next to the code (`name?file`) has one address, whatever it is.
module.exports = '/files/name'
