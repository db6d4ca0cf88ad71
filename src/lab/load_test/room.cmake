use_networking(${target})
