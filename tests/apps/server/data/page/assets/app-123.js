console.log("compiled in")
